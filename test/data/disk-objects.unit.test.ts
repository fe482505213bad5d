import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { diskObjects } from '../../src/data/objects/disk.ts';
import { filesIn, freshFolder } from '../support/files.ts';

const folder = freshFolder();
const objects = diskObjects(folder.path);
afterAll(() => folder.remove());

describe('objects on a disk', () => {
  it('keep their bytes when somebody writes the same one again', async () => {
    await objects.put('account/map', Readable.from(['first']));
    await expect(objects.put('account/map', Readable.from(['second']))).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(await text(await objects.open('account/map', 5))).toBe('first');
  });

  it('leave nothing when their bytes end in a failure', async () => {
    const broken = async function* () {
      yield 'half';
      throw new Error('the connection broke');
    };
    await expect(objects.put('account/broken', Readable.from(broken()))).rejects.toMatchObject({
      cause: new Error('the connection broke'),
    });
    expect(filesIn(folder.path).filter((path) => path.includes('broken'))).toEqual([]);
  });
});
