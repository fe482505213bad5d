import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf } from '../../bin/current-build.cjs';
import { openMockDatabase, prepareMock } from '../../src/app/mock-database.ts';
import { type BeginsWith, isMockPrepared } from '../../src/app/prepared-mock.ts';

let project: string;
let place: string;
/** The key of the secrets in the prepared database; one that a mock fills has another one. */
let prepared: string;
const source = () => join(project, 'src/a.ts');

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'tessera-prepared-'));
  for (const name of ['src', 'dist/server']) mkdirSync(join(project, name), { recursive: true });
  writeFileSync(source(), 'export const a = 1;');
  const files = ['src/a.ts'];
  writeFileSync(join(project, 'dist/server/sources.json'), JSON.stringify({ digest: digestOf(project, files), files }));
  const next = join(project, 'next');
  place = (await prepareMock(next, project))!;
  renameSync(next, place);
  prepared = JSON.parse(readFileSync(join(place, 'record.json'), 'utf8')).secretKey;
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const begun = async (first: BeginsWith, { isForMany = false } = {}) => {
  const mock = await openMockDatabase({ isForMany, first, project });
  const { records, account } = await mock.begin(first);
  return { ...mock, records, account, state: await records.save() };
};

describe('the database that a build prepares for mocks', () => {
  it('has the records that a mock fills one with, and their files', async () => {
    const own = await openMockDatabase({ isForMany: false });
    const filled = await own.begin({ seed: 1 });
    const mock = await begun({ seed: 1 });
    expect(mock.secretKey).toBe(prepared);
    expect(mock.account).toEqual(filled.account);
    expect(mock.state).toEqual(await filled.records.save());
    const bytes = readdirSync(mock.files, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(bytes).toHaveLength(1);

    const rows = (db: typeof own.database.db) => db.selectFrom('logged_requests').select(['id', 'created_at']).execute();
    const [logged] = await rows(mock.database.db);
    expect(logged!.id).toBe((await rows(own.database.db))[0]!.id);
    // A log of requests from the day of the build would be too old one day.
    expect(Date.now() - Date.parse(logged!.created_at)).toBeLessThan(60_000);

    await mock.database.db.deleteFrom('comments').execute();
    await mock.records.reset();
    expect(await mock.records.save()).toEqual(mock.state);
    await Promise.all([own.close(), mock.close()]);
  });

  it('is for the first of many, and the others begin as they ask', async () => {
    const mock = await begun({ seed: 1 }, { isForMany: true });
    await mock.database.db.deleteFrom('comments').execute();
    const { records } = await mock.begin({ seed: 1, scene: 'projects: [{name: Harbour}]' });
    expect((await records.save()).projects).toMatchObject([{ name: 'Harbour' }]);
    const again = await mock.begin({ seed: 1 });
    expect(await again.records.save()).toEqual(mock.state);
    await mock.close();
  });

  it.each<[string, BeginsWith]>([
    ['another seed', { seed: 2 }],
    ['a scene', { seed: 1, scene: 'projects: [{name: Harbour}]' }],
  ])('is not taken for %s', async (_, first) => {
    const mock = await begun(first);
    expect(mock.secretKey).not.toBe(prepared);
    expect(mock.state.projects.length).toBe(first.scene ? 1 : 25);
    await mock.close();
  });

  it('is made once, and again when anything has changed that the program is made of', async () => {
    const next = join(project, 'next');
    expect(await prepareMock(next, project)).toBeUndefined();
    writeFileSync(source(), 'export const a = 2;');
    const stale = await begun({ seed: 1 });
    expect(stale.secretKey).not.toBe(prepared);
    await stale.close();
    expect(await prepareMock(next, project)).toBe(place);
    rmSync(next, { recursive: true });
    writeFileSync(source(), 'export const a = 1;');
  });

  it.each(['database.packed', 'record.json', 'files'])('is not taken when its %s is broken', async (name) => {
    const [file, kept] = [join(place, name), join(project, 'kept')];
    const sound = name === 'files' ? undefined : readFileSync(file);
    renameSync(file, kept);
    if (sound) writeFileSync(file, sound.subarray(0, sound.length - 9));
    const mock = await begun({ seed: 1 });
    expect(mock.secretKey).not.toBe(prepared);
    expect(mock.state.projects).toHaveLength(25);
    expect(isMockPrepared(project)).toBe(name === 'database.packed');
    await mock.close();
    rmSync(file, { recursive: true, force: true });
    renameSync(kept, file);
  });
});
