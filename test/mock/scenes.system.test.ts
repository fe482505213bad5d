import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMock, stopMock } from '../support/mock.ts';
import { briefly, program } from '../support/program.ts';

const small = 'resources: [{name: Level}, {name: Sextant, status: archived}]';

const wrong = `users: []


resources:
  - name: Level
    status: lost
`;

describe('mock --data', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-scene-'));
    writeFileSync(join(folder, 'small.yaml'), small);
    writeFileSync(join(folder, 'wrong.yaml'), wrong);
    writeFileSync(join(folder, 'picture.png'), Buffer.from('89504e470d0a1a0a', 'hex'));
    writeFileSync(join(folder, 'twice.json'), '{"resources": [], "resources": []}');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('begins with the records of a scene', async () => {
    const mock = await startMock(['--data', join(folder, 'small.yaml')]);
    const answer = await fetch(`${mock.url}/v1/resources?sort=name`, { headers: { 'X-API-Key': 'any' } });
    expect(await answer.json()).toMatchObject({ data: [{ name: 'Level' }, { name: 'Sextant' }] });
    expect(await stopMock(mock, 'SIGTERM')).toBe(0);
  });

  it.each([
    ['wrong.yaml', 'resources[0].status: Must be one of: active, archived, pending. (line 6)'],
    ['missing.yaml', 'missing.yaml, which does not exist.'],
    ['.', 'which is a folder, not a YAML or JSON file.'],
    ['picture.png', 'picture.png, which is not UTF-8 text; a scene is YAML or JSON.'],
    ['twice.json', 'resources: Must not be given more than once.'],
  ])('does not begin with %s, and says why', (name, message) => {
    const { status, stderr } = spawnSync(process.execPath, [...briefly, program, 'mock', '--port', '0', '--data', join(folder, name)], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  });
});
