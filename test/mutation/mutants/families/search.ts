import { inFile, type Mutant } from '../../mutant.ts';

export const search: readonly Mutant[] = [
  ...inFile(
    'src/built-in/search/store.ts',
    ['test/families/search/search.api.test.ts'],
    [
      {
        rule: 'the best match comes first',
        text: 'order by best.rank desc, best.created_at desc',
        becomes: 'order by best.created_at desc',
      },
      {
        rule: 'of more matches than there is room for, the best are kept',
        text: 'order by rank desc, candidate.created_at desc, candidate.id desc limit',
        becomes: 'order by candidate.created_at desc, candidate.id desc limit',
      },
      {
        rule: 'the words are those of the account’s language',
        text: 'select search_language::regconfig',
        becomes: "select 'english'::regconfig",
      },
      {
        rule: 'words before an incomplete one have to be there, too',
        text: '${incomplete.before}) && to',
        becomes: '${incomplete.before}) || to',
      },
    ],
  ),
  ...inFile(
    'src/built-in/search/service.ts',
    ['test/families/search/search.api.test.ts'],
    [
      {
        rule: 'a search finds the kinds whose scope the caller has',
        text: 'kinds.filter((kind) => !shortOfScopes(caller, scopesFor(kind)))',
        becomes: 'kinds',
      },
      {
        rule: 'a named kind needs its scope',
        text: 'authorize({ facts: { scopes: named.flatMap(scopesFor) }, caller });',
        becomes: '',
      },
      { rule: 'a passage without words is none', text: 'marked.includes(mark.start) ? ', becomes: 'marked ? ' },
    ],
  ),
  ...inFile(
    'src/built-in/search/words.ts',
    ['test/families/search/search.api.test.ts'],
    [
      { rule: 'punctuation separates words', text: "(excludesWord(written, at) ? '-' : ' ')", becomes: 'written.charAt(at)' },
      { rule: 'a hyphen before a word excludes it', text: "excludesWord(written, at) ? '-' : ' '", becomes: "' '" },
      { rule: 'a passage is shown as it is written', text: 'at < 0 ? piece : original.slice(from, from + piece.length)', becomes: 'piece' },
      { rule: 'a word in quotation marks is complete', text: ' || isInQuotes', becomes: '' },
    ],
  ),
  ...inFile(
    'src/built-in/search/sweep.ts',
    ['test/data/search-documents.data.test.ts'],
    [
      { rule: 'documents wait for transactions with the old language', text: 'now.getTime() - settled', becomes: 'now.getTime()' },
      {
        rule: 'the words of all documents are taken again',
        text: ' and not exists (',
        becomes: ' and exists (',
      },
    ],
  ),
  ...inFile(
    'src/data/migrations/search-triggers.ts',
    ['test/data/search-documents.data.test.ts'],
    [
      { rule: 'a document follows changes of its record', text: "['updated', 'after update', 'for each row'],", becomes: '' },
      {
        rule: 'a document goes with its record',
        text: "['deleted', 'after delete', 'referencing old table as deleted for each statement'],",
        becomes: '',
      },
      { rule: 'a document is written where a searched column changes', text: 'elsif ${changed} then', becomes: 'elsif true then' },
      { rule: 'all records get their documents', text: 'return rows[0];', becomes: 'return undefined;' },
      { rule: 'documents without a record go', text: 'await removeOrphans(db, kind, facts);', becomes: '' },
      { rule: 'documents of kinds that are not searched go', text: 'where kind <> all(${Object.keys(kinds)})', becomes: 'where false' },
      { rule: 'what was interrupted is done again', text: 'wanted.get(name)?.fingerprint !== former', becomes: '!wanted.has(name)' },
    ],
  ),
];
