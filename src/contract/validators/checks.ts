import { unlistedHeaders } from '#generated/unlisted-headers';
import {
  type Document,
  operationsOf,
  type Parameter,
  type Place,
  type Response,
  resolve,
  type Schema,
  webhooksOf,
} from '../../documents/document.ts';
import { asSent, bare, closed, closedComponents, componentSchemas, type WithSchemas, written } from './schemas.ts';

/** The schemas of one module of validators. */
export interface Checks {
  /** Whether text is converted to numbers and booleans. */
  coerces: boolean;
  /** The schemas that the checked schemas refer to, by `$id`. */
  components: Schema[];
  /** The schema of each function, by its name: words with spaces between them, such as `parameters listProjects query`. */
  checked: Record<string, Schema>;
}

const jsonLike = (type: string) => type.includes('json') || type.includes('form');

const namedRows = (table: string, rows: [name: string, schema: Schema][]): Record<string, Schema> =>
  Object.fromEntries(rows.map(([name, schema]) => [`${table} ${name}`, schema]));

/** Collects schemas that several others share, so that each is compiled once. */
const sharedValues = () => {
  const values = new Map<string, Schema>();
  const share = (schema: Schema): Schema => {
    if (schema.$ref) return { $ref: schema.$ref };
    const text = JSON.stringify(schema);
    const value = values.get(text) ?? { ...schema, $id: `value-${values.size}` };
    values.set(text, value);
    return { $ref: String(value.$id) };
  };
  return { values, share };
};

type Share = (schema: Schema) => Schema;

/** The parameters in one place (path, query or header) as the schema of an object. */
const parameterGroup = (parameters: Parameter[], place: Parameter['in'], share: Share): Schema => {
  // The keys of an object are parameters of their own, which `keyed-values.ts` checks.
  const isOne = ({ schema }: Parameter) => place !== 'query' || schema?.type !== 'object';
  const mine = parameters.filter((parameter) => parameter.in === place && isOne(parameter));
  const value = place === 'query' ? written : (schema: Schema) => schema;
  const key = ({ name }: Parameter) => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(mine.map((parameter) => [key(parameter), share(value(bare(parameter.schema) as Schema))])),
    required: mine.filter(({ required }) => required).map(key),
    additionalProperties: place === 'header',
  };
};

const parametersOf = (document: Document, { item, operation }: Place): Parameter[] =>
  [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolve(document, parameter));

const parameterRows = (document: Document, share: Share): [string, Schema][] =>
  [...operationsOf(document), ...webhooksOf(document)].flatMap((place) =>
    (['path', 'query', 'header'] as const).map((where): [string, Schema] => [
      `${place.operation.operationId} ${where}`,
      parameterGroup(parametersOf(document, place), where, share),
    ]),
  );

/** The headers of an answer by lower-case name: the documented ones, and those of every answer, which no operation lists. */
const headerGroup = (document: Document, { headers = {} }: Response, share: Share): Schema => {
  const documented = Object.entries(headers).map(([name, header]): [string, Schema] => {
    const value = bare(asSent(resolve(document, header).schema!)) as Schema;
    return [name.toLowerCase(), share(value.$ref ? value : written(value))];
  });
  return {
    type: 'object',
    properties: Object.fromEntries([...unlistedHeaders.map((name) => [name.toLowerCase(), {}] as const), ...documented]),
    additionalProperties: false,
  };
};

const headerRows = (document: Document, share: Share): [string, Schema][] =>
  operationsOf(document).flatMap(({ operation }) =>
    Object.entries(operation.responses)
      .filter(([status]) => status !== 'default')
      .map(([status, response]): [string, Schema] => [
        `${operation.operationId} ${status}`,
        headerGroup(document, resolve(document, response), share),
      ]),
  );

/** The checks of parameters, including those that we send to webhooks, and of the headers of answers. */
export const parameterChecks = (document: Document): Checks => {
  const { values, share } = sharedValues();
  const checked = {
    ...namedRows('parameters', parameterRows(document, share)),
    ...namedRows('headers', headerRows(document, share)),
  };
  return { coerces: true, components: [...componentSchemas(document), ...values.values()], checked };
};

/** The checks of request bodies, by operation and media type. */
export const bodyChecks = (document: Document): Checks => {
  const rows = operationsOf(document).flatMap(({ operation }) =>
    Object.entries(operation.requestBody?.content ?? {})
      .filter(([type, { schema }]) => schema && jsonLike(type))
      .map(([type, { schema }]): [string, Schema] => [`${operation.operationId} ${type}`, bare(schema) as Schema]),
  );
  return { coerces: false, components: componentSchemas(document), checked: namedRows('bodies', rows) };
};

/** Tables of schemas, by the name of the table and the name of the schema. */
export type NamedSchemas = Readonly<Record<string, Readonly<Record<string, Schema>>>>;

const ownValue = (schema: Schema): Schema => closed(bare(schema)) as Schema;

/** The checks of values that we send, by name. Their schemas may refer to a document's components. */
export const ownChecks = (document: WithSchemas, tables: NamedSchemas): Checks => {
  const checked = Object.entries(tables).map(([table, schemas]) =>
    namedRows(
      table,
      Object.entries(schemas).map(([name, schema]) => [name, ownValue(schema)]),
    ),
  );
  return { coerces: false, components: closedComponents(document), checked: Object.assign({}, ...checked) };
};

/** The schemas of JSON answers, by operation and status. */
export const answerSchemas = (document: Document): Record<string, Schema> =>
  Object.fromEntries(
    operationsOf(document).flatMap(({ operation }) =>
      Object.entries(operation.responses).flatMap(([status, response]) => {
        const schema = resolve(document, response).content?.['application/json']?.schema;
        return schema ? [[`${operation.operationId} ${status}`, schema]] : [];
      }),
    ),
  );
