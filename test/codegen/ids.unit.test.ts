import { describe, expect, it } from 'vitest';
import { prefixesOf } from '../../src/codegen/ids.ts';
import type { Document, Schema } from '../../src/documents/document.ts';

const documentWith = (schemas: Record<string, Schema>): Document => ({
  openapi: '3.1.1',
  info: { title: 'Labels', version: '1.0.0' },
  paths: {},
  components: { schemas, parameters: {}, responses: {}, headers: {}, securitySchemes: {} },
});
const id = (prefix: string): Schema => ({ type: 'string', pattern: `^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$` });

describe('prefixesOf', () => {
  it('takes the prefix of each kind of id from its schema', () => {
    const schemas = {
      LabelId: id('lbl'),
      LabelTextId: id('ltx'),
      SubjectId: id('(lbl|ltx)'),
      Label: { type: 'object' },
      LabelKey: id('lbk'),
    };
    expect(prefixesOf(documentWith(schemas))).toEqual({ label: 'lbl', labelText: 'ltx' });
  });

  it('refuses two kinds with one prefix', () => {
    expect(() => prefixesOf(documentWith({ LabelId: id('lbl'), LobbyId: id('lbl') }))).toThrow(
      'Ids of label and of lobby both start with lbl.',
    );
  });
});
