import { afterEach, describe, expect, it } from 'vitest';
import { migrations } from '../../src/data/migrations/steps/index.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { serverUrl } from '../support/database.ts';
import { checkOut, versionBefore } from '../support/version-before.ts';
import { newDataPlace, serve, tessera } from './server-process.ts';

const names = Object.keys(migrations);
const before = serverUrl ? versionBefore() : undefined;
if (serverUrl && !before) console.warn('The upgrade is not tried: there is no history of a version with an earlier schema.');

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

describe.skipIf(!before)('an upgrade from the last version with another schema', () => {
  it('lets the old and the new version serve beside each other, and goes back', async () => {
    const { last } = before!;
    const { program: main, remove } = checkOut(before!);
    cleanups.push(remove);
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
