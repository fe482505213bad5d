import type { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { bytesOf } from '../../src/app/backup/archive.ts';

it('the bytes of many entries are read one after the other, and leave nothing on the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-archive-'));
  const bytes = Buffer.from(Array.from({ length: 600_000 }, (_, index) => index % 251));
  writeFileSync(join(folder, 'backup.tar'), bytes);
  const file = await open(join(folder, 'backup.tar'));
  try {
    for (let at = 0; at < 20; at += 1) {
      const size = at === 0 ? 0 : bytes.length - 2 * at;
      expect(Buffer.compare(await buffer(bytesOf(file, { at, size } as never)), bytes.subarray(at, at + size))).toBe(0);
    }
    expect((file as unknown as EventEmitter).listenerCount('close')).toBe(0);
    expect((await buffer(bytesOf(file, { at: bytes.length - 3, size: 9 } as never))).length).toBe(3);
  } finally {
    await file.close();
    rmSync(folder, { recursive: true });
  }
});
