import { existsSync } from 'node:fs';
import { capital, pascalCase } from '../../../core/client-names.ts';
import type { Known, Shape } from './shape.ts';
import { article } from './words.ts';

/** A text with lines behind the last line that has a form. */
const behindLast = (text: string, form: RegExp, added: string): string => {
  const lines = text.split('\n');
  const at = lines.findLastIndex((line) => form.test(line));
  return lines.toSpliced(at + 1, 0, ...added.split('\n')).join('\n');
};

const inRoot = (text: string, { family, kind, parent }: Shape): string => {
  const says = `The ${family} of the account${parent ? `, each of which belongs to ${article(parent.kind)}` : ''}`;
  const tagged = behindLast(text, /^ {2}- \{name: \w+, description: /, `  - {name: ${family}, description: '${says}.'}`);
  const own = `  /v1/${family}: {$ref: 'platform/${family}.yaml#/collection'}\n  /v1/${family}/export: {$ref: 'platform/${family}.yaml#/export'}\n  /v1/${family}/{${kind}_id}: {$ref: 'platform/${family}.yaml#/item'}`;
  const all = behindLast(tagged, /^ {2}\/v1\//, own);
  if (!parent) return all;
  const list = `  /v1/${parent.family}/{${parent.kind}_id}/${family}: {$ref: 'platform/${family}.yaml#/of-${parent.kind}'}`;
  return behindLast(all, new RegExp(`^ {2}/v1/${parent.family}[/:]`), list);
};

const inOrder = (text: string, { family, kind }: Shape): string => {
  const imported = behindLast(text, /^import \{ \w+Family \} from /, `import { ${kind}Family } from './${family}/family.ts';`);
  return imported.replace(/(\.and\(\w+Family\)|complete\(builtIn)(,?\s*\);)/, `$1.and(${kind}Family)$2`);
};

/** Bodies take the ids of what their records belong to: then errors say the rule of the pattern. */
const withPatternSays = (text: string, { kind, prefix }: Known): string =>
  text.replace(
    new RegExp(`(\\n {2}${pascalCase(kind)}Id:\\n(?: {4}.*\\n)*? {4}pattern: .*\\n)(?! {4}x-pattern-says)`),
    `$1    x-pattern-says: 'Must be the id of ${article(kind)}, such as ${prefix}_01jq3x5gkz0v7t9n2m4p6r8s1w.'\n`,
  );

/** The change of the family that records belong to; the families of the package have it. */
const withParent = (parent: Known | undefined): Record<string, ListEdit> => {
  const file = `openapi/platform/${parent?.family}.yaml`;
  if (!parent || (parent.builtIn && !existsSync(file))) return {};
  return { [file]: { what: `\`x-pattern-says\` of ${pascalCase(parent.kind)}Id`, edit: (text) => withPatternSays(text, parent) } };
};

const mutantLists = 'test/mutation/mutants/families.ts';

/** Whether the project proves by mutants that its tests hold the rules: this one does. */
export const hasMutants = (): boolean => existsSync(mutantLists);

/** The mutants of the family, behind those of the others. */
const withMutants = (text: string, { family }: Shape): string =>
  behindLast(
    behindLast(text, /^import \{ \w+ \} from '\.\/families\//, `import { ${family} } from './families/${family}.ts';`),
    /^ {2}\.\.\.\w+,$/,
    `  ...${family},`,
  );

/** How a file is changed, and what of it. */
interface ListEdit {
  what: string;
  edit: (text: string) => string;
}

/** What is said of a family in the lists of all: how each file is changed. */
export const listEdits = (shape: Shape): Record<string, ListEdit> => ({
  'openapi/platform.yaml': { what: 'its tag and its paths', edit: (text) => inRoot(text, shape) },
  ...withParent(shape.parent),
  'src/families/index.ts': { what: 'its place among the families', edit: (text) => inOrder(text, shape) },
  ...(hasMutants() ? { [mutantLists]: { what: 'its mutants', edit: (text: string) => withMutants(text, shape) } } : {}),
});

/** What the names of a family are, before it is there. */
export const factsOf = ({ family, kind, prefix, graphql }: Shape) => {
  const Kind = pascalCase(kind);
  const verbs = ['create', 'get', 'replace', 'update', 'delete'];
  return {
    family,
    kind,
    prefix,
    operations: [`list${pascalCase(family)}`, ...verbs.map((verb) => `${verb}${Kind}`)],
    fields: graphql ? [kind, family, ...['create', 'update', 'delete'].map((verb) => `${verb}${Kind}`)] : [],
    types: ['CREATED', 'UPDATED', 'DELETED'].map((what) => `${kind.toUpperCase()}_${what}`),
    tables: [family],
    schemas: [`${Kind}Id`, Kind, `${Kind}Create`, `${Kind}Update`],
    isHomonym: false,
  };
};

/** What a new family says of itself once it is written. */
export const summaryOf = ({ family, kind, parent }: Shape): string =>
  `${capital(family)}: everybody in the account whose credentials have the scope sees them, and editors and administrators write them${
    parent ? `; ${article(kind)} is deleted with its ${parent.kind}` : ''
  }.`;
