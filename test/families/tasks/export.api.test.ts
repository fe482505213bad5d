import { bootTessera, recordsOf, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
  await recordsOf(tessera.admin, { url: 'https://example.com' })('tsk');
});
afterAll(() => tessera?.close());

const textAt = async (path: string, key: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${tessera.url}${path}`, { headers: { 'X-API-Key': key, ...headers } });
  expect(response.status).toBe(200);
  return response.text();
};

describe('exportTasks', () => {
  it('has the names and values of the version', async () => {
    const { key } = tessera.admin;
    const { data } = JSON.parse(await textAt('/v2-preview/tasks', key));
    expect(data[0].name).toBe('Draw the map');
    const lines = (await textAt('/v2-preview/tasks/export', key)).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(data);
    const [head, row] = (await textAt('/v2-preview/tasks/export', key, { Accept: 'text/csv' })).split('\r\n');
    expect(head!.split(',')).toEqual(Object.keys(data[0]));
    expect(row).toContain(data[0].status);
  });

  it('has the tasks alone that the caller sees', async () => {
    const viewer = await tessera.someone('viewer');
    expect(await textAt('/v1/tasks/export', tessera.admin.key)).toContain('Draw the map');
    expect(await textAt('/v1/tasks/export', viewer.key)).toBe('');
  });
});
