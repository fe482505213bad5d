import { isNoun, type Nouns } from './nouns.ts';

// Lists are edited by their lines: each has one item, or a short list stands in brackets.

const word = (names: readonly string[]): RegExp => new RegExp(`\\b(${names.join('|')})\\b`);

/** What an import of a family's file takes in. */
const importedNames = (line: string): string[] => {
  const [, names = ''] = /^import (?:type )?(?:\* as )?\{?([^}]+)\}? from/.exec(line) ?? [];
  return names.split(',').map((name) =>
    name
      .trim()
      .replace(/^type /, '')
      .replace(/^.* as /, ''),
  );
};

/** The items of a short list between brackets, without those that name the family. */
const withoutItems = (line: string, names: (item: string) => boolean): string =>
  line
    .replaceAll(/(?<!\/)([[{])([^[\]{}]*)([\]}])/g, (whole, open: string, items: string, close: string) => {
      const all = items.split(',');
      if (!all.every((item) => /^\s*['"]?[\w.:-]+['"]?(:\s*['"]?[\w.-]+['"]?)?\s*$/.test(item))) return whole;
      const left = all.filter((item) => !names(item));
      if (left.length === all.length) return whole;
      const [space = ''] = /^\s*/.exec(items) ?? [];
      return `${open}${space}${left.join(',').trimStart()}${close}`;
    })
    .replaceAll(/\(([a-z]{3}(?:\|[a-z]{3})+)\)(?=_)/g, (whole, prefixes: string) => {
      const left = prefixes.split('|').filter((prefix) => !names(`${prefix}_`));
      if (left.length === 0) return whole;
      return left.length === 1 ? left[0]! : `(${left.join('|')})`;
    });

/** A list in TypeScript without the family: its imports, and the items that are what these take in, or are called like the family or its tables. */
export const withoutInTypeScript = (text: string, nouns: Nouns): string => {
  const lines = text.split('\n');
  const isImport = (line: string) => /^import .* from '/.test(line) && new RegExp(`/${nouns.family}(/|\\.ts)`).test(line);
  const imported = lines.filter(isImport).flatMap(importedNames);
  const names = word([...imported, nouns.family, ...nouns.tables]);
  const isItem = (line: string) =>
    /^\s+(\.\.\.)?\w+,$/.test(line)
      ? names.test(line)
      : new RegExp(`^\\s+(['"]?${names.source}['"]?: .*|['"]?[\\w-]+['"]?: ${names.source}),$`).test(line);
  return lines
    .filter((line) => !isImport(line) && !isItem(line))
    .map((line) => (line.startsWith('import ') ? line : withoutItems(line, (item) => names.test(item) || isNoun(item, nouns))))
    .join('\n')
    .replaceAll(new RegExp(`\\s*\\.and\\(${names.source}\\)`, 'g'), '');
};

/** A list in YAML without the family: the lines that lead to a file of its name or are called like it, and its items in brackets. */
export const withoutInYaml = (text: string, nouns: Nouns): string => {
  const { family } = nouns;
  const leads = new RegExp(`^ +[\\w{}/-]+: \\{(\\$ref|root): '?\\w+/${family}\\.yaml(#[\\w-/]+)?'?\\}$`);
  const called = new RegExp(`^ +- \\{name: ${family},`);
  const lines = text.split('\n');
  const isItem = (line: string) => leads.test(line) || called.test(line);
  // What values of an enum say stands below them, by the values.
  const isValue = (line: string) => /^ +[a-z]+(_[a-z]+)+: [A-Z].*\.$/.test(line) && isNoun(line.split(':')[0]!.trim(), nouns);
  return lines
    .filter((line) => !isItem(line) && !isValue(line))
    .map((line) => withoutItems(line, (item) => isNoun(item.trim(), nouns)))
    .join('\n');
};

/** An overlay without the actions that are about the family, and without a group of actions of which none is left. */
export const withoutInOverlay = (text: string, nouns: Nouns): string => {
  const isAbout = (target: string) =>
    target.includes('[]') || isNoun(target, nouns) || target.split(/\W+/).some((one) => nouns.whole.has(one));
  return text
    .trimEnd()
    .split('\n\n')
    .flatMap((group) => {
      const [said = '', ...actions] = `${group}\n`.split(/^(?= {2}- target: )/m);
      const kept = actions
        .map((action) => action.replace(/^.*/, (line) => withoutItems(line, (item) => nouns.whole.has(item.replaceAll(/[\s']/g, '')))))
        .filter((action) => !isAbout(action.slice(0, action.indexOf('\n'))));
      if (kept.length > 0 || actions.length === 0) return [(said + kept.join('')).trimEnd()];
      // The head of the file stands above its first actions.
      const [head] = said.split(/(?<=^actions:\n)/m);
      return head === said ? [] : [head!.trimEnd()];
    })
    .join('\n\n')
    .replace('actions:\n\n', 'actions:\n')
    .replace(/actions:$/, 'actions: []')
    .concat('\n');
};

/** A document without the rows of tables that are about a file of the family. */
export const withoutInMarkdown = (text: string, { family }: Nouns): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(`| \`${family}.`))
    .join('\n');

/** A text without the family where it enumerates what a platform has: `users, gardens, files`, `events, gardens and files`. */
export const withoutInProse = (text: string, { family }: Nouns): string => text.replaceAll(new RegExp(`, ${family}(?=,| and )`, 'g'), '');

/** The values of enums in GraphQL without those of the family, and without what is said of them. */
export const withoutInGraphql = (text: string, nouns: Nouns): string => {
  const isValue = (line = '') => /^ +[A-Z][A-Z_]+$/.test(line) && isNoun(line.trim(), nouns);
  const lines = text.split('\n');
  const isSaid = (line: string, at: number) => /^ +"[^"]*"$/.test(line) && isValue(lines[at + 1]);
  return lines.filter((line, at) => !isValue(line) && !isSaid(line, at) && !(line === '' && isValue(lines[at - 1]))).join('\n');
};
