import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { migrations } from '../../src/data/migrations/steps/index.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { serverUrl } from '../support/database.ts';
import { newDataPlace, serve, tessera } from './server-process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = 'src/data/migrations/steps';
/** Where the steps were listed while their numbers had gaps: the same steps in the same order. */
const formerFolder = 'src/data/migrations';
const names = Object.keys(migrations);

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const migrationsAt = (commit: string, where: string): string[] =>
  git('ls-tree', '--name-only', commit, `${where}/`)
    .split('\n')
    .map((file) => /(\d{4}-[\w-]+)\.ts$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .toSorted();

interface VersionBefore {
  commit: string;
  last: string;
  /** The names of its steps there, by their names here. */
  formerNames: Map<string, string>;
}

const versionAt = (commit: string): VersionBefore | undefined => {
  const [there, former] = [migrationsAt(commit, folder), migrationsAt(commit, formerFolder)];
  const known = there.length > 0 ? there : former;
  if (known.length === 0 || known.length >= names.length) return undefined;
  if (there.some((name, at) => name !== names[at])) return undefined;
  return { commit, last: names[known.length - 1]!, formerNames: new Map(former.map((name, at) => [names[at]!, name])) };
};

/** The last commit whose schema ends before ours does; undefined where there is no history that goes so far. */
const versionBefore = (): VersionBefore | undefined => {
  try {
    for (const commit of git('log', '--format=%H', 'HEAD', '--', formerFolder)
      .split('\n')
      .filter(Boolean)
      .flatMap((one) => [one, `${one}^`])) {
      const found = versionAt(commit);
      if (found) return found;
    }
  } catch {
    // No repository, or one that was cloned without its history.
  }
  return undefined;
};

const before = serverUrl ? versionBefore() : undefined;
if (serverUrl && !before) console.warn('The upgrade is not tried: there is no history of a version with an earlier schema.');

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

/** The tree of a commit, with the packages and the built pages that are here, and its steps by the names that they have here. */
const checkedOut = ({ commit, formerNames }: VersionBefore): string => {
  const place = mkdtempSync(join(tmpdir(), 'tessera-before-'));
  cleanups.push(() => rmSync(place, { recursive: true, force: true }));
  const tree = join(place, 'tree');
  mkdirSync(tree);
  const archive = execFileSync('git', ['archive', commit, 'src', 'generated', 'graphql', 'openapi', 'package.json'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['x', '-C', tree], { input: archive });
  for (const shared of ['node_modules', 'dist']) symlinkSync(join(root, shared), join(tree, shared));
  const list = join(tree, formerFolder, 'index.ts');
  const keys = [...formerNames].map(([name, former]) => [`'${former}':`, `'${name}':`] as const);
  if (formerNames.size > 0)
    writeFileSync(
      list,
      keys.reduce((text, [from, to]) => text.replace(from, to), readFileSync(list, 'utf8')),
    );
  return join(tree, 'src/app/main.ts');
};

describe.skipIf(!before)('an upgrade from the last version with another schema', () => {
  it('lets the old and the new version serve beside each other, and goes back', async () => {
    const { last } = before!;
    const main = checkedOut(before!);
    const place = await newDataPlace({ isMigrated: false });
    cleanups.push(place.remove);
    const key = newApiKey('live');
    const env = { ...place.env, TESSERA_ADMIN_API_KEY: key };
    const begin = async (program?: string) => {
      const server = await serve(env, [], program);
      cleanups.push(() => server.stop('SIGKILL'));
      return server;
    };
    const failed: string[] = [];
    const use = async (url: string) => {
      const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
      const made = await fetch(`${url}/v1/projects`, { method: 'POST', headers, body: '{"name": "Atlas"}' });
      const { data } = (await made.json()) as { data?: { id: string } };
      const read = await fetch(`${url}/v1/projects/${data?.id}`, { headers });
      for (const { status } of [made, read]) if (status >= 300) failed.push(`${url} ${status}`);
    };
    const using = (url: string) => {
      let on = true;
      const done = (async () => {
        while (on) await use(url);
      })();
      return () => {
        on = false;
        return done;
      };
    };

    const old = await begin(main);
    const webhook = await fetch(`${old.url}/v1/webhooks`, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: '{"url": "https://hooks.example.com/in", "events": ["USER_CREATED"]}',
    });
    expect(webhook.status).toBe(201);
    const endOld = using(old.url);
    const fresh = await begin();
    const endFresh = using(fresh.url);
    for (let count = 0; count < 5; count += 1) await Promise.all([use(old.url), use(fresh.url)]);
    await endFresh();
    await fresh.stop();

    const refused = tessera(['serve'], { ...env, PORT: '0' }, main);
    expect(await refused.exited).toBe(1);
    const back = tessera(['migrate', '--to', last], env);
    expect([await back.exited, back.stderr()]).toEqual([0, '']);
    expect(back.stdout()).toBe(
      `Undone: ${names
        .slice(names.indexOf(last) + 1)
        .toReversed()
        .join(', ')}\n`,
    );
    await use(old.url);
    await endOld();
    await old.stop();
    const again = await begin(main);
    await use(again.url);
    expect(failed).toEqual([]);
  }, 300_000);
});
