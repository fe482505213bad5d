import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** A program for a page, with all that it imports. */
export const bundled = async (program: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-page-'));
  writeFileSync(join(folder, 'page.ts'), program);
  const bundle = await rolldown({ input: join(folder, 'page.ts'), platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  rmSync(folder, { recursive: true, force: true });
  return output[0].code;
};
