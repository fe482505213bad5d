import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { unlistedHeaders } from '#generated/unlisted-headers';
import type { ValidRequest } from '../requests/fill.ts';
import { documents, type PublishedAnswer, type PublishedOperation, type Schema } from './published.ts';

const checker = (coerceTypes: boolean): Ajv2020 => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, coerceTypes });
  addFormats.default(ajv);
  for (const [name, document] of Object.entries(documents)) ajv.addSchema(document, name);
  return ajv;
};

const compiled = new Map<Schema, ValidateFunction>();

const once = (schema: Schema, compile: () => ValidateFunction): ValidateFunction => {
  const known = compiled.get(schema) ?? compile();
  compiled.set(schema, known);
  return known;
};

const json = checker(false);
/** Headers are text, and are read as what they are documented to be. */
const texts = checker(true);

/** An answer as it came, its body read. */
export interface Came {
  status: number;
  headers: Headers;
  /** The media type of the body; undefined when there is none. */
  type: string | undefined;
  body: unknown;
}

/** The code, the message and the details of an error, in whichever form it is. */
export const errorIn = (body: unknown): { code: string; message: string; details: { field: string }[] } => {
  const { error, code = '', detail = '', errors = [] } = body as Record<string, never>;
  return error ?? { code, message: detail, details: errors };
};

/** What a request with a key is answered. */
export const cameBack = async (url: string, key: string, { method, path, body, headers }: ValidRequest): Promise<Came> => {
  const response = await fetch(`${url}${path}`, { method, headers: { 'X-API-Key': key, ...headers }, body: body as never });
  const type = response.headers.get('content-type')?.split(';')[0];
  const text = await response.text();
  return { status: response.status, headers: response.headers, type, body: /json$/.test(type ?? '') && text ? JSON.parse(text) : text };
};

const told = ({ instancePath, message }: ErrorObject) => `${instancePath} ${message}`;

/** What only some answers of a status have: repetitions, the 409 of a request whose first one is still running, the 403 of a token. */
const isOfSome = (name: string, status: number): boolean =>
  name === 'Idempotency-Replayed' || (name === 'Retry-After' && status === 409) || (name === 'WWW-Authenticate' && status === 403);

const unlisted = new Set(unlistedHeaders.map((name) => name.toLowerCase()));

const surplusHeaders = ({ headers }: Came, documented: PublishedAnswer): string[] => {
  const names = new Set(Object.keys(documented.headers).map((name) => name.toLowerCase()));
  return [...headers.keys()]
    .filter((name) => !names.has(name) && !unlisted.has(name))
    .map((name) => `the header ${name} is not documented`);
};

const wrongHeaders = ({ status, headers }: Came, documented: PublishedAnswer): string[] =>
  Object.entries(documented.headers).flatMap(([name, schema]) => {
    const value = headers.get(name);
    if (value === null) return isOfSome(name, status) ? [] : [`${name} is missing`];
    const check = once(schema, () => texts.compile({ properties: { value: schema } }));
    return check({ value }) ? [] : check.errors!.map((error) => `${name} ${told(error)}: ${value}`);
  });

const wrongBody = ({ type, body }: Came, { content }: PublishedAnswer, narrowedTo: boolean): string[] => {
  if (type === undefined) return Object.keys(content).length > 0 ? ['there is no body'] : [];
  const schema = content[type] ?? content['*/*'];
  if (!schema) return [`a body of ${type} is not documented`];
  if (!content[type]) return [];
  const check = once(schema, () => json.compile(schema));
  if (check(body)) return [];
  // What `fields` leaves out is absent, also where the schema requires it.
  const isLeftOut = ({ keyword, instancePath }: ErrorObject) => narrowedTo && keyword === 'required' && instancePath.startsWith('/data');
  return check.errors!.filter((error) => !isLeftOut(error)).map(told);
};

const byText = new Map<string, ValidateFunction>();

/** How a value breaks a schema of the published documents; equal schemas are compiled once. */
export const invalidity = (schema: Schema, value: unknown): string[] => {
  const text = JSON.stringify(schema);
  const check = byText.get(text) ?? json.compile(schema);
  byText.set(text, check);
  return check(value) ? [] : check.errors!.map(told);
};

/** Everything about an answer that its operation does not document. */
export const undocumented = ({ answers }: PublishedOperation, came: Came, narrowedTo = false): string[] => {
  const documented = answers[came.status];
  if (!documented) return [`${came.status} is not documented`];
  return [...wrongHeaders(came, documented), ...surplusHeaders(came, documented), ...wrongBody(came, documented, narrowedTo)];
};
