import { bootTessera, created, type Tessera } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valuesOf } from '../../contract/values.ts';
import { digestOf } from '../../support/files.ts';
import { download, upload } from './support.ts';

const schemaOf = (name: string) => valuesOf({ $ref: `platform#/components/schemas/${name}` }) as fc.Arbitrary<string>;

const files = fc.record({
  name: schemaOf('FileName'),
  content_type: schemaOf('FileContentType'),
  bytes: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
});

/** The name as a reader of RFC 6266 finds it. */
const nameIn = (disposition: string): string =>
  decodeURIComponent(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''([\w.!#$&+^`|~%-]*)$/.exec(disposition)![1]!);

/** `bytes=from-last`, `bytes=from-` or `bytes=-tail`. */
interface Range {
  from?: number;
  last: number | null;
}

const spelled = ({ from, last }: Range): string => `bytes=${from ?? ''}-${last ?? ''}`;

/** What RFC 9110 wants answered to a range, worked out by itself. */
const wanted = ({ from, last }: Range, bytes: Buffer) => {
  const { length } = bytes;
  const start = from ?? Math.max(0, length - last!);
  const end = from === undefined || last === null ? length : Math.min(length, last + 1);
  if (from !== undefined && last !== null && last < from) return { status: 200, part: null, bytes };
  if (start >= length) return { status: 416, part: `bytes */${length}`, bytes: undefined };
  return { status: 206, part: `bytes ${start}-${end - 1}/${length}`, bytes: bytes.subarray(start, end) };
};

describe('whatever file the contract takes', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera?.close());

  const stored = async ({ name, content_type, bytes }: { name: string; content_type: string; bytes: Buffer }) => {
    const file = await created(tessera.admin, '/v1/files', { name, content_type });
    expect((await upload(tessera, tessera.admin, file, bytes)).status).toBe(200);
    return (headers: Record<string, string> = {}, method?: string) => download(tessera, tessera.admin, file, headers, method);
  };

  it('is given back under its name and type, by GET and by HEAD', async () => {
    await fc.assert(
      fc.asyncProperty(files, async ({ name, content_type, bytes }) => {
        const read = await stored({ name, content_type, bytes });
        for (const method of ['GET', 'HEAD']) {
          const { status, headers, bytes: came } = await read({}, method);
          expect([status, came]).toEqual([200, method === 'GET' ? bytes : Buffer.alloc(0)]);
          expect(headers.get('Content-Length')).toBe(String(bytes.length));
          expect(headers.get('Content-Type')).toBe(content_type);
          expect(nameIn(headers.get('Content-Disposition')!)).toBe(name);
          expect(headers.get('Repr-Digest')).toBe(digestOf(bytes));
          expect(headers.get('ETag')).toBe('"2"');
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is given back in whatever part is asked for', async () => {
    const position = fc.nat(45);
    const ranges: fc.Arbitrary<Range> = fc.oneof(fc.record({ from: position, last: fc.option(position) }), fc.record({ last: position }));
    await fc.assert(
      fc.asyncProperty(files, fc.array(ranges, { minLength: 1, maxLength: 4 }), async (file, asked) => {
        const read = await stored(file);
        for (const range of asked) {
          const { status, headers, bytes } = await read({ Range: spelled(range) });
          const came = { status, part: headers.get('Content-Range'), bytes: status === 416 ? undefined : bytes };
          expect({ range, ...came }).toEqual({ range, ...wanted(range, file.bytes) });
          if (status !== 416) expect(headers.get('Content-Length')).toBe(String(bytes.length));
        }
      }),
      { numRuns: 20 },
    );
  });
});
