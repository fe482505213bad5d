import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMockDatabase, prepareMock } from '../../src/app/mock-database.ts';
import type { BeginsWith } from '../../src/app/prepared-mock.ts';

let project: string;
let place: string;
/** The key of the secrets in the prepared database; one that a mock fills has another one. */
let prepared: string;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'tessera-prepared-'));
  await prepareMock(project);
  const [name] = readdirSync(join(project, 'dist'));
  place = join(project, 'dist', name!);
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

  it.each(['database.packed', 'record.json'])('is not taken when its %s is broken', async (name) => {
    const [file, kept] = [join(place, name), join(project, 'kept')];
    const sound = readFileSync(file);
    renameSync(file, kept);
    writeFileSync(file, sound.subarray(0, sound.length - 9));
    const mock = await begun({ seed: 1 });
    expect(mock.secretKey).not.toBe(prepared);
    expect(mock.state.projects).toHaveLength(25);
    await mock.close();
    renameSync(kept, file);
  });
});
