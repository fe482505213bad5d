import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { type Document, operationsOf } from '../documents/document.ts';

const isParameter = (node: object): boolean => 'in' in node && 'schema' in node;

const onlyTag = (headers: unknown): unknown => Object.fromEntries(Object.entries(headers as object).filter(([name]) => name === 'ETag'));

/**
 * A document without the parts that no type needs, or that would be repeated for every operation: examples, descriptions of
 * parameters, and headers of answers. The header `ETag` remains, because handlers set it. Keys directly under `properties` are names.
 */
export const essential = (node: unknown, named = false): unknown => {
  if (Array.isArray(node)) return node.map((entry) => essential(entry));
  if (node === null || typeof node !== 'object') return node;
  const dropped = new Set(named ? [] : ['example', 'examples', ...(isParameter(node) ? ['description'] : [])]);
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !dropped.has(key))
      .map(([key, value]) => [key, essential(!named && key === 'headers' ? onlyTag(value) : value, key === 'properties')]),
  );
};

const isError = (status: string): boolean => /^[45]/.test(status);

/** A document in which `default` stands for all errors of an operation, because handlers throw errors instead of returning them. */
const withoutErrors = (document: Document): Document => {
  const copy = structuredClone(document);
  for (const { operation } of operationsOf(copy)) {
    if (!operation.responses.default) continue;
    operation.responses = Object.fromEntries(Object.entries(operation.responses).filter(([status]) => !isError(status)));
  }
  const used = JSON.stringify({ ...copy, components: {} });
  const isUsed = (name: string) => used.includes(`"#/components/responses/${name}"`);
  const { responses = {} }: Partial<Document['components']> = copy.components;
  for (const name of Object.keys(responses)) if (!isUsed(name)) delete responses[name];
  return copy;
};

/** The TypeScript types of a document: `paths`, `operations`, `components`. */
export const typesOfDocument = async (document: Document): Promise<string> =>
  astToString(await openapiTS(JSON.stringify(essential(withoutErrors(document))), { alphabetize: false, defaultNonNullable: false }));

/** A schema whose type is in another module, which imports `Latest` as the types of the latest version. */
const latestMark = 'x-latest';

const latestType = (name: string) => ts.factory.createTypeReferenceNode(`Latest["schemas"]["${name}"]`);

/** The TypeScript types of schemas of a document. Those in `latest` only refer to the types of the latest version. */
export const typesOfSchemas = async (document: Document, names: Iterable<string>, latest: ReadonlySet<string>): Promise<string> => {
  const { info, openapi, components } = document;
  const schemas = [...names].map((name) => [name, latest.has(name) ? { [latestMark]: name } : components.schemas[name]] as const);
  const reduced = { openapi, info, paths: {}, components: { schemas: Object.fromEntries(schemas) } };
  const nodes = await openapiTS(JSON.stringify(essential(reduced)), {
    alphabetize: false,
    defaultNonNullable: false,
    transform: (schema) => (latestMark in schema ? latestType(String(schema[latestMark])) : undefined),
  });
  const wanted = nodes.filter((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components');
  return astToString(wanted);
};
