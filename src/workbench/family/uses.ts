import ts from 'typescript';
import { isNoun, type Nouns } from './nouns.ts';

/** A use of a family's noun. */
export interface Use {
  file: string;
  line: number;
  family: string;
  text: string;
}

const excerptOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 100);

/** A use as a line of a report: what is there is cut where it is long. */
export const lineOf = ({ file, line, text }: Use): string => `${file}:${line}  ${excerptOf(text)}`;

/** How many files a report shows with lines, and how many lines of each. */
const shown = { files: 10, lines: 3 };

/** A report on lines with a word that may mean a family: the first lines of the files with the most of them, and the numbers of the others. */
export const homonymLines = (homonyms: readonly Use[]): string[] => {
  if (homonyms.length === 0) return [];
  const files = [...Map.groupBy(homonyms, ({ file }) => file)].sort(([, one], [, other]) => other.length - one.length);
  const others = files.slice(shown.files);
  return [
    `Lines that have the word and may mean it: ${homonyms.length} in ${files.length} files. Read them, and change those that do by hand.`,
    ...files
      .slice(0, shown.files)
      .flatMap(([file, uses]) => [
        `  ${file}: ${uses.length}`,
        ...uses.slice(0, shown.lines).map(({ line, text }) => `    ${line}  ${excerptOf(text)}`),
      ]),
    ...(others.length > 0 ? [`  and ${others.map(([file, uses]) => `${file}: ${uses.length}`).join(', ')}`] : []),
  ];
};

const isText = (node: ts.Node): node is ts.LiteralLikeNode | ts.JsxText =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

const databaseCalls = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'innerJoin', 'leftJoin', 'insertAll']);

/** Whether a text is an argument of a call that takes tables. */
const namesTable = ({ parent }: ts.Node): boolean => {
  if (!ts.isCallExpression(parent)) return false;
  const { expression } = parent;
  return databaseCalls.has(ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText());
};

/** The uses of nouns in the names and texts of a source file. Comments are prose and may give examples. */
export const usesIn = (file: string, source: string, nouns: readonly Nouns[]): Use[] => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || isText(node)) {
      const { text } = node;
      for (const { family, ...own } of nouns)
        if (isNoun(text, own) || (own.tables.has(text) && namesTable(node)))
          found.push({ file, line: ts.getLineAndCharacterOfPosition(parsed, node.getStart(parsed)).line + 1, family, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
};

/** The lines of a text that is no program with the noun of a family as a word, whatever it means there. */
export const linesWithNoun = (file: string, source: string, { family, kind }: Nouns): Use[] => {
  const noun = new RegExp(`\\b(${kind}|${family})\\b`, 'i');
  return source.split('\n').flatMap((text, at) => (noun.test(text) ? [{ file, line: at + 1, family, text: text.trim() }] : []));
};

/** The uses of nouns in a text that is no program, by its lines. */
export const usesInText = (file: string, source: string, nouns: readonly Nouns[]): Use[] =>
  source.split('\n').flatMap((text, at) => {
    // A program of Python imports packages of others.
    if (file.endsWith('.py') && text.startsWith('from ')) return [];
    const words = text.split(/\W+/);
    return nouns.flatMap(({ family, ...own }) =>
      isNoun(text, own) || words.some((word) => own.whole.has(word)) ? [{ file, line: at + 1, family, text: text.trim() }] : [],
    );
  });
