import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../contract/compile.ts';

/** One handler of an operation whose body or answer are bytes. */
const bytes = (operationId: string, handler: string) => `
  import type { Content } from '../../src/contract/binary-bodies.ts';
  import type { Handler, Schemas } from '../../src/contract/types.ts';
  declare const content: Content;
  declare const file: Schemas['FileRecord'];
  export const handler: Handler<'${operationId}'> = ${handler};
`;
const receiving = (settled: string) =>
  bytes(
    'replaceFileContent',
    `async ({ body }) => { body.stream.resume(); return { digest: '', settle: async () => (${settled}), release: async () => {} }; }`,
  );

interface Case {
  source: string;
  /** What the compiler says; nothing where it is missing. */
  complaint?: RegExp;
}

const cases: Record<string, Case> = {
  'an answer of bytes': { source: bytes('getFileContent', 'async () => ({ status: 200, content, version: 1 })') },
  'an answer of nothing where bytes are promised': {
    source: bytes('getFileContent', 'async () => ({ status: 200, version: 1 })'),
    complaint: /content/,
  },
  'an answer of JSON where bytes are promised': {
    source: bytes('getFileContent', 'async () => ({ status: 200, data: file, version: 1 })'),
    complaint: /content/,
  },
  'an upload that is received and settled later': { source: receiving('{ status: 200, data: file, version: 1 }') },
  'an upload that settles with bytes where JSON is promised': {
    source: receiving('{ status: 200, content: 1, version: 1 }'),
    complaint: /data|content/,
  },
  'an upload that is answered before it is received': {
    source: bytes('replaceFileContent', 'async () => ({ status: 200, data: file, version: 1 })'),
    complaint: /digest|Received/,
  },
};

describe('what the compiler says of a handler of bytes', () => {
  let said: Map<string, string>;
  beforeAll(() => {
    said = compile(new Map(Object.entries(cases).map(([name, { source }]) => [name, source])));
  });

  it.each(Object.entries(cases))('is right of %s', (name, { complaint }) => {
    if (complaint) expect(said.get(name)).toMatch(complaint);
    else expect(said.get(name)).toBe('');
  });
});
