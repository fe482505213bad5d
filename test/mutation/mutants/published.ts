import { inFile, type Mutant } from '../mutant.ts';

export const published: readonly Mutant[] = [
  ...inFile(
    'src/published/guides.ts',
    ['test/published/guides.unit.test.ts'],
    [
      {
        rule: 'a link between guides leads to the page of the guide',
        text: 'return name ? `[${words}](${guideAddressOf(name)}${place})` : words!;',
        becomes: 'return words!;',
      },
      {
        rule: 'a guide names the address of the server that shows it',
        text: '/\\{base_url\\}|http:\\/\\/127\\.0\\.0\\.1:8080/g',
        becomes: '/\\{base_url\\}/g',
      },
    ],
  ),
  ...inFile(
    'src/published/security-text.ts',
    ['test/published/security-text.unit.test.ts'],
    [
      {
        rule: 'security.txt is read anew each day, so that it never expires',
        text: 'made?.today !== today',
        becomes: '!made',
      },
      {
        rule: 'security.txt names each of its addresses once',
        text: '...[...new Set(roots)].map',
        becomes: '...roots.map',
      },
    ],
  ),
  ...inFile(
    'src/published/collection/collection.ts',
    ['test/published/documents.unit.test.ts'],
    [
      {
        rule: 'a request of the collection for an identity endpoint is sent to its root',
        text: "root === 'auth' ? 'authUrl' : 'baseUrl'",
        becomes: "'baseUrl'",
      },
    ],
  ),
  ...inFile(
    'src/published/md.ts',
    ['test/published/markdown.unit.test.ts'],
    [
      { rule: 'a name is no mark of Markdown', text: 'return escapeText(String(words));', becomes: 'return String(words);' },
      { rule: 'HTML of a description is text', text: "() => '\\\\<'", becomes: "() => '<'" },
      { rule: 'a list of blocks ends a list of lines', text: "indented(one, '*')", becomes: "indented(one, '-')" },
      { rule: 'what is in code stays as it is', text: 'groups.found === undefined ? whole :', becomes: '' },
    ],
  ),
  ...inFile(
    'src/published/render.ts',
    ['test/published/markdown.unit.test.ts'],
    [
      { rule: 'a page links to nothing that runs', text: 'harmless.test(href)', becomes: 'true' },
      { rule: 'a place is given once', text: 'this.#given.add(place);', becomes: '' },
      { rule: 'a link has no link in it', text: 'hasMeaning(text) && !this.#isInLink', becomes: 'hasMeaning(text)' },
      { rule: 'a heading of the sixth level folds what follows it', text: 'heading?.depth !== 6', becomes: 'heading?.depth !== 7' },
    ],
  ),
  ...inFile(
    'src/published/in-thread.ts',
    ['test/published/unmade.unit.test.ts'],
    [
      {
        rule: 'a document that cannot be made is no fault of the others',
        text: 'return [name, error as Error];',
        becomes: 'return [name, JSON.stringify(make(names.find((one) => one !== name)!))];',
      },
    ],
  ),
];
