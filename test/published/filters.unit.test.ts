import { describe, expect, it } from 'vitest';
import { familiesOf, type OpenApi, type Parameter } from '../../src/contract/read-openapi.ts';
import { html, joinPieces, raw } from '../../src/core/html.ts';
import { filtersOf } from '../../src/published/pages/parameters.ts';
import { publishedDocument } from '../support/documents.ts';

const hostile = `<img src=x onerror="alert('&')">`;
const escaped = '&lt;img src=x onerror=&quot;alert(&#39;&amp;&#39;)&quot;&gt;';

describe('html', () => {
  it('escapes text, between tags and in attributes', () => {
    expect(html`<b title="${hostile}">${hostile}</b>`.text).toBe(`<b title="${escaped}">${escaped}</b>`);
  });

  it('keeps markup, and leaves nothing of what is empty', () => {
    expect(html`${raw('<i>1</i>')}${null}${undefined}${false}${0}${''}`.text).toBe('<i>1</i>0');
    expect(html`${joinPieces(['<', html`<b></b>`], ', ')}`.text).toBe('&lt;, <b></b>');
  });
});

describe('the filters of a list', () => {
  const document = publishedDocument('v1') as OpenApi;
  const operations = familiesOf(document).flatMap((family) => family.operations);

  const spelt = ({ filters, others }: ReturnType<typeof filtersOf>): string[] => [
    ...others.map(({ name }) => name),
    ...filters.flatMap(({ name, suffixes, brackets }) => [
      name,
      `${name}[eq]`,
      ...suffixes,
      ...brackets.map((operator) => `${name}[${operator}]`),
    ]),
  ];

  it.each(operations.map((one) => [one.operation.operationId, one.parameters] as [string, Parameter[]]))(
    '%s tells of every parameter',
    (_id, parameters) => {
      expect(spelt(filtersOf(parameters)).toSorted()).toEqual(parameters.map(({ name }) => name).toSorted());
    },
  );

  it('belong to the field with the longest name', () => {
    const named = (name: string): Parameter => ({ name, in: 'query' });
    const { filters } = filtersOf(['name', 'name[eq]', 'name_in', 'name_first', 'name_first[eq]', 'name_first_in'].map(named));
    expect(filters.map(({ name, suffixes }) => [name, suffixes])).toEqual([
      ['name', ['name_in']],
      ['name_first', ['name_first_in']],
    ]);
  });
});
