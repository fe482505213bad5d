import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import {
  type Document,
  effective,
  operationsOf,
  type Parameter,
  type Place,
  type Response,
  resolve,
  type Schema,
  typesOf,
  webhooksOf,
} from '../documents/document.ts';
import { commonEntries, commonItems } from './common-entries.ts';
import { errorCodes } from './error-codes.ts';
import { exchangeLengths, withoutPlaces, withoutWrappers, withUsualTimes } from './quick-checks.ts';
import { digest, readable } from './readable.ts';
import { withVisible } from './visible.ts';

type Compiler = InstanceType<typeof Ajv2020>;

const annotations = new Set(['description', 'examples', 'example', 'title', 'deprecated', 'default', 'readOnly', 'writeOnly']);
const combined = ['oneOf', 'anyOf', 'allOf'];

/** A schema without annotations; references name a component by its id. */
const bare = (node: unknown, inside = false): unknown => {
  if (Array.isArray(node)) return node.map((entry) => bare(entry));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(inside ? node : withVisible(node as Schema))
      .filter(([key]) => inside || (!annotations.has(key) && !key.startsWith('x-')))
      .map(([key, value]) => {
        if (inside) return [key, bare(value)];
        if (key === 'discriminator') return [key, { propertyName: (value as { propertyName: string }).propertyName }];
        if (key === '$ref') return [key, String(value).replace('#/components/schemas/', '')];
        return [key, key === 'enum' || key === 'const' ? value : bare(value, key === 'properties')];
      }),
  );
};

/** The name of the copy of a component that allows additional properties itself, but not in its parts. */
const openName = (component: string) => `${component}.open`;

/** Leaves the schemas under `allOf` open: the schema that combines them is closed as a whole. */
const part = (node: Schema): Schema => {
  if (node.$ref) return { ...node, $ref: openName(node.$ref) };
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === 'allOf' ? (value as Schema[]).map(part) : closed(value)]),
  );
};

/** Forbids additional properties. Clients must accept them in answers, but our own answers may hold only what is documented. */
const closed = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(closed);
  if (node === null || typeof node !== 'object') return node;
  const copy = '$ref' in node ? (node as Schema) : part(node as Schema);
  const open =
    copy.type !== undefined && copy.properties && copy.additionalProperties === undefined && !combined.some((word) => copy[word]);
  if (copy.allOf && copy.additionalProperties === undefined) return { ...copy, unevaluatedProperties: false };
  return open ? { ...copy, additionalProperties: false } : copy;
};

/** How numbers are written in a URL: coercion alone would accept `0x10` and ` 5`, and `1e1` as an integer. */
const decimals: Record<string, RegExp> = { integer: /^-?\d+$/, number: /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i };

/** A value's schema with the format that its text must have. */
const written = (schema: Schema): Schema => {
  if (schema.items) return { ...schema, items: written(schema.items) };
  const [type] = typesOf(schema);
  return type && type in decimals ? { allOf: [{ type: 'string', format: `decimal-${type}` }, schema] } : schema;
};

const compiler = (coerceTypes: boolean): Compiler => {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    inlineRefs: false,
    coerceTypes,
    discriminator: true,
    code: { source: true, esm: true, lines: false },
  });
  addFormats.default(ajv);
  for (const [type, pattern] of Object.entries(decimals)) ajv.addFormat(`decimal-${type}`, pattern);
  exchangeLengths(ajv);
  return ajv;
};

/** Replaces the `require` calls in standalone code with imports at its top. */
const asModule = (code: string, coerces: boolean): string => {
  const imports = new Map<string, string>();
  const named = withoutWrappers(code);
  const quick = coerces ? named : withoutPlaces(named);
  const body = withUsualTimes(quick).replace(/require\("([^"]+)"\)/g, (_, module: string) => {
    if (!imports.has(module)) imports.set(module, `external${imports.size}`);
    return imports.get(module)!;
  });
  const heads = [...imports].map(([module, name]) => `import ${name} from '${module}${module.endsWith('.js') ? '' : '.js'}';`);
  return `${heads.join('\n')}\n${readable(body.replace(/^"use strict";/, ''))}\n`;
};

/** Collects named schemas, each distinct schema once, and compiles them into one module of functions. */
const collector = (ajv: Compiler) => {
  const names = new Map<string, string>();
  const shared = new Map<string, string>();
  const add = (schema: Schema): string => {
    if (schema.$ref) {
      names.set(schema.$ref, schema.$ref);
      return schema.$ref;
    }
    const text = JSON.stringify(schema);
    const known = names.get(text);
    if (known) return known;
    const name = `inline_${digest(text)}`;
    ajv.addSchema({ ...schema, $id: name });
    names.set(text, name);
    return name;
  };
  /** Like `add`, for schemas that other schemas refer to and that have no exported function. */
  const share = (schema: Schema): string => {
    if (schema.$ref) return schema.$ref;
    const text = `shared ${JSON.stringify(schema)}`;
    const name = shared.get(text) ?? `value_${digest(text)}`;
    if (!shared.has(text)) ajv.addSchema({ ...schema, $id: name });
    shared.set(text, name);
    return name;
  };
  const source = () => {
    const exported = [...new Set(names.values())];
    const code = standalone.default(ajv, Object.fromEntries(exported.map((id) => [`check_${id.replaceAll(/\W/g, '_')}`, id])));
    return asModule(code, Boolean(ajv.opts.coerceTypes));
  };
  return { add, share, source };
};

const checkName = (id: string) => `check_${id.replaceAll(/\W/g, '_')}`;
const jsonLike = (type: string) => type.includes('json') || type.includes('form');

const table = (name: string, rows: Record<string, string>) =>
  `export const ${name} = {\n${Object.entries(rows)
    .map(([key, value]) => `  ${key}: ${value},`)
    .join('\n')}\n};\n`;

/** The parameters in one place (path, query or header) as an object schema; a schema that several parameters share is compiled once. */
const group = (parameters: Parameter[], place: Parameter['in'], share: (schema: Schema) => string): Schema => {
  const mine = parameters.filter((parameter) => parameter.in === place);
  const value = place === 'query' ? written : (schema: Schema) => schema;
  const key = ({ name }: Parameter) => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(mine.map((parameter) => [key(parameter), { $ref: share(value(bare(parameter.schema) as Schema)) }])),
    required: mine.filter(({ required }) => required).map(key),
    additionalProperties: place === 'header',
  };
};

/** A `oneOf` with a discriminator, plus an enum of the discriminator's values, so that an error can list them. */
const tagged = (document: Document, schema: Schema): Schema => {
  const tag = (schema.discriminator as { propertyName: string } | undefined)?.propertyName;
  if (!tag || !schema.oneOf || schema.properties) return schema;
  const tags = schema.oneOf.map((choice) => effective(document, resolve(document, choice).properties?.[tag] ?? {}));
  const values = tags.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]));
  return values.length > 0 ? { ...schema, properties: { [tag]: { enum: values } } } : schema;
};

const componentSchemas = (document: Document): Schema[] =>
  Object.entries(document.components.schemas).map(([name, schema]) => ({ ...(bare(tagged(document, schema)) as Schema), $id: name }));

const closedComponents = (document: Document): Schema[] =>
  componentSchemas(document).flatMap((schema) => [closed(schema) as Schema, { ...part(schema), $id: openName(String(schema.$id)) }]);

const parametersOf = (document: Document, { item, operation }: Place): Parameter[] =>
  [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolve(document, parameter));

/** The module with the compiled checks of parameters, also of those that we send ourselves; text is coerced to numbers and booleans. */
export const parameterValidators = (document: Document): string => {
  const ajv = compiler(true);
  for (const schema of componentSchemas(document)) ajv.addSchema(schema);
  const { add, share, source } = collector(ajv);
  const rows = Object.fromEntries(
    [...operationsOf(document), ...webhooksOf(document)].map((place) => {
      const parameters = parametersOf(document, place);
      const checks = (['path', 'query', 'header'] as const).map((where) => `${where}: ${checkName(add(group(parameters, where, share)))}`);
      return [place.operation.operationId, `{ ${checks.join(', ')} }`];
    }),
  );
  return `${source()}\n${table('parameters', rows)}`;
};

/** The module with the compiled checks of request bodies, by operation and media type. */
export const bodyValidators = (document: Document): string => {
  const ajv = compiler(false);
  for (const schema of componentSchemas(document)) ajv.addSchema(schema);
  const { add, source } = collector(ajv);
  const rows = Object.fromEntries(
    operationsOf(document).flatMap(({ operation }) => {
      const checked = Object.entries(operation.requestBody?.content ?? {}).filter(([type, { schema }]) => schema && jsonLike(type));
      const entries = checked.map(([type, { schema }]) => `'${type}': ${checkName(add(bare(schema) as Schema))}`);
      return entries.length > 0 ? [[operation.operationId, `{ ${entries.join(', ')} }`]] : [];
    }),
  );
  return `${source()}\n${table('bodies', rows)}`;
};

/** A schema of which our own values fit the narrower pattern, on which clients do not rely. */
const asSent = ({ 'x-sent-pattern': sent, ...schema }: Schema): Schema => (sent ? { ...schema, pattern: sent as string } : schema);

/** Operations with the general errors; pages have none. */
const withGeneralErrors = (document: Document) => operationsOf(document).filter(({ operation }) => operation.responses.default);

/**
 * The module with the codes of each operation's errors, and with the compiled checks of headers, by operation, status and name in lower
 * case; text is coerced to numbers. Most statuses and most operations have the same ones, so each group is written once.
 */
export const headerValidators = (document: Document): string => {
  const ajv = compiler(true);
  for (const schema of componentSchemas(document)) ajv.addSchema(schema);
  const { add, source } = collector(ajv);
  const groups = new Map<string, string>();
  const group = (text: string): string => {
    const name = `group_${digest(text)}`;
    groups.set(name, text);
    return name;
  };
  const valueCheck = ({ schema }: { schema?: Schema }): string => {
    const value = bare(asSent(schema!)) as Schema;
    return checkName(add(value.$ref ? value : written(value)));
  };
  const checksOf = ({ headers = {} }: Response): Record<string, string> =>
    Object.fromEntries(Object.entries(headers).map(([name, header]) => [name.toLowerCase(), valueCheck(resolve(document, header))]));
  const responsesOf = ({ operation }: Place) =>
    Object.entries(operation.responses)
      .filter(([status]) => status !== 'default')
      .map(([status, response]) => [status, resolve(document, response)] as const);

  const places = withGeneralErrors(document);
  const ofResponses = commonEntries(
    'commonHeaders',
    places.flatMap(responsesOf).map(([, response]) => checksOf(response)),
  );
  const statusesOf = (place: Place): Record<string, string> =>
    Object.fromEntries(responsesOf(place).map(([status, response]) => [status, group(ofResponses.write(checksOf(response)))]));
  const ofOperations = commonEntries('commonStatuses', places.map(statusesOf));
  const ofCodes = commonItems(
    'commonCodes',
    places.map((place) => errorCodes(document, place)),
  );
  const byOperation = (write: (place: Place) => string): Record<string, string> =>
    Object.fromEntries(operationsOf(document).map((place) => [place.operation.operationId, write(place)]));
  const headers = byOperation((place) => ofOperations.write(statusesOf(place)));
  const codes = byOperation((place) => ofCodes.write(errorCodes(document, place)));
  return [
    source(),
    ofResponses.constant,
    ...[...groups].map(([name, text]) => `const ${name} = ${text};`),
    ofOperations.constant,
    ofCodes.constant,
    '',
    table('headers', headers),
    table('errorCodes', codes),
  ].join('\n');
};

/** Tables of named schemas, by the names of the constants in which their compiled checks are. */
export type NamedChecks = Readonly<Record<string, Readonly<Record<string, Schema>>>>;

/**
 * The module with the compiled checks of JSON answers, by operation and status, and of other messages of ours with the same schemas:
 * in one module, each schema is compiled and loaded once.
 */
export const answerValidators = (document: Document, others: NamedChecks = {}): string => {
  const ajv = compiler(false);
  for (const schema of closedComponents(document)) ajv.addSchema(schema);
  const { add, source } = collector(ajv);
  const check = (schema: Schema) => checkName(add(closed(bare(schema)) as Schema));
  const checksOf = ({ operation }: Place): Record<string, string> =>
    Object.fromEntries(
      Object.entries(operation.responses).flatMap(([status, response]) => {
        const schema = resolve(document, response).content?.['application/json']?.schema;
        return schema ? [[status, check(schema)]] : [];
      }),
    );
  const ofOperations = commonEntries('commonAnswers', withGeneralErrors(document).map(checksOf));
  const rows = Object.fromEntries(
    operationsOf(document).map((place) => [place.operation.operationId, ofOperations.write(checksOf(place))]),
  );
  const named = Object.entries(others).map(([constant, schemas]) =>
    table(constant, Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, check(schema)]))),
  );
  return [source(), ofOperations.constant, table('answers', rows), ...named].join('\n');
};

/** The module with the compiled checks of named schemas, which may refer to a document's components. */
export const schemaValidators = (document: Document, schemas: Record<string, Schema>, constant: string): string => {
  const ajv = compiler(false);
  for (const schema of closedComponents(document)) ajv.addSchema(schema);
  const { add, source } = collector(ajv);
  const rows = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, checkName(add(closed(bare(schema)) as Schema))]));
  return `${source()}\n${table(constant, rows)}`;
};

const check = `export interface Violation {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}
export interface Check {
  (data: unknown): boolean;
  errors?: Violation[] | null;
}
`;

/** The type declaration of a module of named checks; `others` are further tables in it. */
export const checkDeclarations = (constant: string, type = 'Record<string, Check>', others: NamedChecks = {}): string =>
  [
    check,
    `export declare const ${constant}: ${type};\n`,
    ...Object.keys(others).map((name) => `export declare const ${name}: Record<string, Check>;\n`),
  ].join('');

/** The type declarations of a document's three modules. */
export const validatorDeclarations = {
  parameters: checkDeclarations('parameters', 'Record<string, { path: Check; query: Check; header: Check }>'),
  bodies: checkDeclarations('bodies', 'Record<string, Record<string, Check>>'),
  headers: [
    checkDeclarations('headers', 'Record<string, Record<string, Record<string, Check>>>'),
    'export declare const errorCodes: Record<string, readonly string[]>;\n',
  ].join(''),
  answers: (others?: NamedChecks) => checkDeclarations('answers', 'Record<string, Record<string, Check>>', others),
};
