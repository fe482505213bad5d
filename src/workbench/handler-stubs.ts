import type * as TypeScript from 'typescript';
import { singular } from '../core/singular.ts';
import { developmentOnly } from './development.ts';

type Ts = typeof TypeScript;

/** A text to insert into a file; nothing is removed. */
interface Insertion {
  at: number;
  text: string;
}

const entry = (operationId: string): string => `${operationId}: unfilled('${operationId}'),`;

/** The handlers file of a family that has none yet. */
export const newHandlers = (family: string, operationIds: readonly string[]): string =>
  `import { defineHandlers, unfilled } from '@tessera/platform';

export const ${singular(family)}Handlers = () =>
  defineHandlers('${family}')({
${operationIds.map((operationId) => `    ${entry(operationId)}`).join('\n')}
  });
`;

/** Every node of a file, parents before children. */
const nodesOf = (ts: Ts, node: TypeScript.Node): TypeScript.Node[] => {
  const children: TypeScript.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child, ...nodesOf(ts, child)));
  return children;
};

/** The object literal of `defineHandlers('family')(...)`. */
const handlersObject = (ts: Ts, file: TypeScript.SourceFile, family: string): TypeScript.ObjectLiteralExpression => {
  for (const node of nodesOf(ts, file)) {
    if (!ts.isCallExpression(node) || !ts.isCallExpression(node.expression)) continue;
    const {
      expression,
      arguments: [name],
    } = node.expression;
    const [object] = node.arguments;
    if (expression.getText(file) !== 'defineHandlers' || !name || !ts.isStringLiteral(name) || name.text !== family) continue;
    if (object && ts.isObjectLiteralExpression(object)) return object;
  }
  throw new Error(`${file.fileName} has no defineHandlers('${family}')({ ... }) to add handlers to`);
};

const nameOf = (ts: Ts, file: TypeScript.SourceFile, property: TypeScript.ObjectLiteralElementLike): string => {
  if (ts.isSpreadAssignment(property))
    throw new Error(`${file.fileName} spreads ${property.expression.getText(file)}, whose handlers cannot be determined`);
  return ts.isStringLiteral(property.name) ? property.name.text : property.name.getText(file);
};

const importInsertion = (ts: Ts, file: TypeScript.SourceFile): Insertion[] => {
  const imported = nodesOf(ts, file)
    .filter(ts.isNamedImports)
    .find(({ elements }) => elements.some(({ name }) => name.text === 'defineHandlers'));
  if (!imported) throw new Error(`${file.fileName} does not import defineHandlers by name`);
  if (imported.elements.some(({ name }) => name.text === 'unfilled')) return [];
  return [{ at: imported.elements.at(-1)!.getEnd(), text: ', unfilled' }];
};

/** Where a handler after `property` is inserted, and where a comma is missing. A comment on the same line stays with its property. */
const placeAfter = (ts: Ts, file: TypeScript.SourceFile, property: TypeScript.Node): { at: number; comma?: number } => {
  const end = property.getEnd();
  const comma = /^\s*,/.exec(file.text.slice(end))?.[0].length;
  const behind = end + (comma ?? 0);
  const at = ts.getTrailingCommentRanges(file.text, behind)?.at(-1)?.end ?? behind;
  return comma === undefined ? { at, comma: end } : { at };
};

/** Inserts from the end to the start, so that earlier positions stay valid. */
const insert = (text: string, insertions: Insertion[]): string =>
  insertions
    .toSorted((one, other) => one.at - other.at)
    .reduceRight((done, { at, text: added }) => done.slice(0, at) + added + done.slice(at), text);

/**
 * Adds the missing handlers to a handlers file, each after its predecessor in the contract, and changes nothing else.
 * @throws when the file does not have the family's handlers in one object literal
 */
export const addHandlers = async (path: string, text: string, family: string, operationIds: readonly string[]) => {
  const ts = await developmentOnly('typescript', () => import('typescript'));
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const object = handlersObject(ts, file, family);
  const existing = new Map(object.properties.map((property) => [nameOf(ts, file, property), property]));
  const missing = operationIds.filter((operationId) => !existing.has(operationId));
  if (missing.length === 0) return { text, missing };

  const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', object.getStart(file)) + 1))![0];
  const groups = Map.groupBy(missing, (operationId) =>
    operationIds.slice(0, operationIds.indexOf(operationId)).findLast((earlier) => existing.has(earlier)),
  );
  const insertions = [...groups].flatMap(([anchor, group]): Insertion[] => {
    const after = anchor === undefined ? { at: object.getStart(file) + 1 } : placeAfter(ts, file, existing.get(anchor)!);
    const closes = /^[ \t]*\}/.test(text.slice(after.at)) ? `\n${indent}` : '';
    const lines = group.map((operationId) => `\n${indent}  ${entry(operationId)}`).join('');
    return [...('comma' in after ? [{ at: after.comma!, text: ',' }] : []), { at: after.at, text: lines + closes }];
  });
  return { text: insert(text, [...insertions, ...importInsertion(ts, file)]), missing };
};
