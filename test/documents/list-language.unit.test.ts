import { describe, expect, it } from 'vitest';
import type { Document, Schema } from '../../src/documents/document.ts';
import { filterParameters, listFacts } from '../../src/documents/list-language.ts';

const id: Schema = { type: 'string', pattern: '^prj_[0-7][0-9a-hjkmnp-tv-z]{25}$', 'x-filter': true };
const note: Schema = { type: 'string' };

const documentWith = (properties: Record<string, Schema>) =>
  ({ components: { schemas: { Thing: { type: 'object', properties } } } }) as unknown as Document;

describe('x-filter at an object', () => {
  const place = (isFilter: boolean): Schema => ({ type: 'object', properties: { id, note }, ...(isFilter && { 'x-filter': true }) });

  it('makes filters of those of its properties that have it, too, named after both', () => {
    const document = documentWith({ place: place(true) });
    const facts = listFacts(document, '#/components/schemas/Thing');
    expect(facts.filters).toEqual({ place_id: { kind: 'id', nullable: false, path: ['place', 'id'] } });
    const [first] = filterParameters(document, facts);
    expect(first).toMatchObject({ name: 'place_id', description: 'Only records whose `place.id` equals this value.' });
  });

  it('is needed: a record within a record has filters of its own list', () => {
    expect(listFacts(documentWith({ place: place(false) }), '#/components/schemas/Thing').filters).toEqual({});
  });
});
