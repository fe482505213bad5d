import { serverUrl } from '@tessera/platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { migrations } from '../../src/data/migrations/steps/index.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { asAdmin } from '../../src/testing/as-admin.ts';
import { nextSteps, nextVersion } from '../support/next-version.ts';
import { newDataPlace, serve, tessera } from './server-process.ts';

const last = Object.keys(migrations).at(-1)!;
const steps = Object.keys(nextSteps);

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

describe.skipIf(!serverUrl)('an upgrade to a version with another schema', () => {
  it('lets the old and the new version serve beside each other, and goes back', async () => {
    const next = nextVersion();
    cleanups.push(next.remove);
    const place = await newDataPlace();
    cleanups.push(place.remove);
    const key = newApiKey('live');
    const env = { ...place.env, TESSERA_ADMIN_API_KEY: key };
    const rowsOf = (text: string) => asAdmin(place.env.DATABASE_URL!, async (client) => (await client.query(text)).rows);
    const begin = async (program?: string) => {
      const server = await serve(env, [], program);
      cleanups.push(() => server.stop('SIGKILL'));
      return server;
    };
    const failed: string[] = [];
    const use = async (url: string) => {
      const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
      const made = await fetch(`${url}/v1/resources`, { method: 'POST', headers, body: '{"name": "Atlas"}' });
      const { data } = (await made.json()) as { data?: { id: string } };
      const read = await fetch(`${url}/v1/resources/${data?.id}`, { headers });
      const listed = await fetch(`${url}/v1/resources?sort=name&limit=5`, { headers });
      for (const { status } of [made, read, listed]) if (status >= 300) failed.push(`${url} ${status}`);
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

    const old = await begin();
    // The limits of a plan are another matter.
    await rowsOf("update accounts set plan = 'enterprise', rate_limit = 1000000, burst_limit = 1000000");
    // More of them than one batch fills.
    for (let count = 0; count < 25; count += 1) await Promise.all(Array.from({ length: 5 }, () => use(old.url)));
    const endOld = using(old.url);
    const fresh = await begin(next.program);
    const endFresh = using(fresh.url);
    for (let count = 0; count < 5; count += 1) await Promise.all([use(old.url), use(fresh.url)]);
    await endFresh();
    await fresh.stop();
    expect(await rowsOf('select name, title from resources where title is distinct from name')).toEqual([]);
    expect(await rowsOf("select indexname from pg_indexes where indexname in ('resources_by_name', 'resources_by_title')")).toEqual([
      { indexname: 'resources_by_title' },
    ]);

    const refused = tessera(['serve'], { ...env, PORT: '0' });
    expect([await refused.exited, refused.stderr()]).toEqual([1, expect.stringContaining(`npx tessera migrate --to ${last}`)]);
    const back = tessera(['migrate', '--to', last], env, next.program);
    expect([await back.exited, back.stderr()]).toEqual([0, '']);
    expect(back.stdout()).toBe(`Undone: ${steps.toReversed().join(', ')}\n`);
    await use(old.url);
    await endOld();
    await old.stop();
    const again = await begin();
    await use(again.url);
    expect(failed).toEqual([]);
  }, 300_000);
});
