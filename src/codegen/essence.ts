import {
  type Document,
  nameOf,
  type Operation,
  operationsOf,
  type Parameter,
  type Place,
  resolve,
  type Schema,
} from '../documents/document.ts';
import { withReferring } from '../documents/latest-events.ts';
import { answeredRecord, linedList } from '../documents/list-language.ts';

/** Keys for people, on which no value depends. */
const prose = new Set(['description', 'summary', 'example', 'examples', 'title', 'deprecated', 'links']);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The part of a schema that values depend on: everything except prose and our own keys. The order of required properties is irrelevant. */
const essence = (node: unknown, named = false): unknown => {
  if (Array.isArray(node)) return node.map((entry) => essence(entry));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => named || !(prose.has(key) || key.startsWith('x-')))
      .map(([key, value]) => [
        key,
        !named && key === 'required' && Array.isArray(value) ? value.toSorted() : essence(value, !named && key === 'properties'),
      ]),
  );
};

/** Whether a schema is of an object with properties. */
export const isRecord = (schema: Schema | undefined): boolean => schema?.properties !== undefined;

/** The essence of a schema with its scalars and lists inlined; records are only referred to by name. */
export const shapeOf = (document: Document, schema: Schema): unknown => {
  const { schemas } = document.components;
  const inlined = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inlined);
    if (!isObject(node)) return node;
    const { $ref, ...siblings } = node as Schema;
    const target = $ref && schemas[nameOf($ref)];
    const whole = target && !isRecord(target) ? { ...target, ...siblings } : node;
    return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, inlined(value)]));
  };
  return inlined(essence(schema));
};

/** Whether two shapes are the same, ignoring the order of properties. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]));
};

/** The schemas in `own` that are new or differ, directly or through a reference. */
export const changedSchemas = (latest: Document, own: Document): Set<string> => {
  const { schemas } = own.components;
  const differs = (name: string): boolean => {
    const before = latest.components.schemas[name];
    return !before || !isSame(shapeOf(latest, before), shapeOf(own, schemas[name]!));
  };
  return withReferring(schemas, Object.keys(schemas).filter(differs));
};

/** The parts of an operation in which two contracts may differ. */
export type OperationPart = 'parameters' | 'body' | 'answer';

export const parametersOf = (document: Document, { item, operation }: Place): Parameter[] =>
  [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolve(document, parameter));

const bodyOf = (document: Document, { operation }: Place, within: ReadonlySet<string>): unknown =>
  Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema && named(document, schema, within)]);

/** The record in each line of an answer; undefined where it has no lines. */
const lineOf = (document: Document, operation: Operation): Schema | undefined => {
  const list = linedList(document, operation);
  return list && { $ref: answeredRecord(document, list)!.ref };
};

const answerOf = (document: Document, { operation }: Place, within: ReadonlySet<string>): unknown => {
  const line = lineOf(document, operation);
  return Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.entries(resolve(document, response).content ?? {}).map(([type, { schema: whole }]) => {
      const schema = line ?? whole;
      return [status, type, schema && named(document, schema, within)];
    }),
  );
};

/** A schema that names the changed records it is made of, so that it differs from the same schema of other records. */
const named = (document: Document, schema: Schema, changed: ReadonlySet<string>): unknown => {
  const target = schema.$ref && nameOf(schema.$ref);
  return [shapeOf(document, schema), target && changed.has(target) ? document.info.title : null];
};

/** The operations that differ, with their different parts. Both contracts must have the same operations. */
export const differingOperations = (latest: Document, own: Document, changed: ReadonlySet<string>): Map<string, Set<OperationPart>> => {
  const before = new Map(operationsOf(latest).map((place) => [place.operation.operationId, place]));
  const after = operationsOf(own);
  const gone = [...before.keys()].filter((id) => !after.some(({ operation }) => operation.operationId === id));
  const added = after.map(({ operation }) => operation.operationId).filter((id) => !before.has(id));
  if (gone.length + added.length > 0) throw new Error(`an overlay must not add or remove operations: ${[...gone, ...added].join(', ')}`);
  const differences = after.map((place) => {
    const same = before.get(place.operation.operationId)!;
    const differs: Record<OperationPart, boolean> = {
      parameters: !isSame(
        parametersOf(latest, same).map((one) => essence(one)),
        parametersOf(own, place).map((one) => essence(one)),
      ),
      body: !isSame(bodyOf(latest, same, new Set()), bodyOf(own, place, changed)),
      answer: !isSame(answerOf(latest, same, new Set()), answerOf(own, place, changed)),
    };
    const parts = (Object.keys(differs) as OperationPart[]).filter((part) => differs[part]);
    return [place.operation.operationId, new Set(parts)] as const;
  });
  return new Map(differences.filter(([, parts]) => parts.size > 0));
};
