import { inFile, type Mutant } from '../mutant.ts';

const planted = ['test/workbench/further-plants.unit.test.ts'];
const elsewhere = ['test/workbench/rules-elsewhere.unit.test.ts'];
const compiled = ['test/contract/handler-types.unit.test.ts'];

/** What `contract check` must name, where, and what it must be silent about. */
export const gate: readonly Mutant[] = [
  ...inFile('src/workbench/channel-policy.ts', planted, [
    { rule: 'another address of the channel breaks clients', text: "['address'], ", becomes: '' },
    { rule: 'a code after which clients no longer connect again breaks them', text: 'now.reconnect === reconnect', becomes: 'true' },
    {
      rule: 'a limit where there was none breaks clients',
      text: "{ rule: 'limit-added', message: `\\`${name}\\` is ${now}; nothing limited it before.` }",
      becomes: 'undefined',
    },
  ]),
  ...inFile('src/workbench/authority-words.ts', planted, [
    { rule: 'a word that demands one more scope breaks callers', text: 'scopes.length > 0 ?', becomes: 'scopes.length > 9 ?' },
    {
      rule: 'a word whose authority is compared with the credential breaks callers',
      text: 'now.within && !before.within',
      becomes: 'false',
    },
  ]),
  ...inFile('src/workbench/plan-figures.ts', planted, [
    { rule: 'waits between attempts may become shorter', text: "words.at(-2) === 'waits'", becomes: 'false' },
    { rule: 'entries and letters about guesses may come sooner', text: "'audited_guesses', 'refusal_letter'", becomes: '' },
    { rule: 'a figure of something new is no limit of what was there', text: '!isNew(where)', becomes: 'true' },
  ]),
  ...inFile('src/workbench/shared-lines.ts', planted, [
    { rule: 'what all operations lose is named once, at the line that they share', text: 'files.size === 1', becomes: 'true' },
    { rule: 'a bound that is a figure is named with the figure', text: 'one.file === plans', becomes: 'false' },
  ]),
  ...inFile('src/workbench/written-at.ts', planted, [
    { rule: 'a value that YAML merges is named where it is written', text: "keyOf(key) === '<<'", becomes: 'false' },
  ]),
  ...inFile('src/workbench/changed-references.ts', planted, [
    { rule: 'a reference to another schema is named where it stands', text: 'was && is && was !== is', becomes: 'false' },
  ]),
  ...inFile('src/workbench/shortened-notice.ts', planted, [
    { rule: 'a deprecation keeps its days', text: 'now >= before', becomes: 'true' },
  ]),
  ...inFile('src/workbench/passed-over.ts', elsewhere, [
    {
      rule: 'a default where there was none breaks clients',
      text: "property === 'default' && isSent(path)",
      becomes: "property === 'default' && base?.value !== undefined",
    },
    { rule: 'keywords of JSON Schema that the comparison does not know count', text: "kind === 'modified' && ((", becomes: 'false && ((' },
  ]),
  ...inFile('src/kit/reads.ts', compiled, [
    {
      rule: 'the compiler names a property without a column',
      text: '(columns: readonly C[] & Complete<C, Shown>)',
      becomes: '(columns: readonly C[])',
    },
    { rule: 'and says it only at the list of columns', text: 'Pick<Shown, Exclude<Always<Shown>, C>>', becomes: 'object' },
  ]),
  ...inFile('src/contract/handlers.ts', compiled, [
    { rule: 'a surplus property is named while another handler is wrong', text: ' | Promise<AnyAnswer>', becomes: '' },
  ]),
];
