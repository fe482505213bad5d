import { contract } from 'virtual:contract';

/** What the published contract says about a value. */
export interface Schema {
  type?: string | string[];
  enum?: (string | null)[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  description?: string;
  examples?: unknown[];
  $ref?: string;
  'x-pattern-says'?: string;
  'x-filter'?: boolean;
  'x-sort'?: boolean;
  'x-expand'?: string;
}

/** One operation of the platform or the account. */
export interface OperationFacts {
  method: string;
  path: string;
  summary: string;
  scopes: string[];
  /** The family and the function of the client. */
  family: string;
  name: string;
  /** The schema of the record, or of the records of a list, that it returns. */
  record?: string;
  isList?: boolean;
  /** The order of a list by default, as `created_at:desc`. */
  sort?: string;
  /** The property that its answer has beside those of the record, and that nothing else shows. */
  secret?: string;
  /** The schema of its JSON body. */
  body?: string;
  isBodyRequired?: boolean;
  /** The list that it returns as JSON lines, by its operation id. */
  linesOf?: string;
  /** What it does, for whoever is asked before a record is changed or deleted; empty where nothing is to be said. */
  effect?: string;
}

/** A family of the contract. */
export interface FamilyFacts {
  /** Its name in the client. */
  name: string;
  /** Its name in the contract, which is the last part of the path of its list. */
  address: string;
  /** A sentence about it. */
  about: string;
  contract: 'platform' | 'account';
}

/** A version of the platform API; days as `2026-05-01`. */
export interface VersionFacts {
  name: string;
  stage: string;
  deprecated?: string;
  sunset?: string;
}

/** A deprecated part, by the name under which its use is counted. */
interface DeprecatedPart {
  name: string;
  since: string | null;
  sunset: string | null;
}

/** What the dashboard needs from the published contracts. */
export interface ContractFacts {
  /** The name of the platform. */
  platform: string;
  schemas: Record<string, Schema>;
  families: FamilyFacts[];
  operations: Record<string, OperationFacts>;
  /** The meaning and remedy of each error code. */
  errors: Record<string, string>;
  events: string[];
  /** The newest version last. */
  versions: VersionFacts[];
  deprecated: DeprecatedPart[];
}

export { contract };

const nameIn = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** A schema merged with its references; its own properties take precedence. */
export const resolved = (schema: Schema, { schemas }: Pick<ContractFacts, 'schemas'> = contract): Schema =>
  schema.$ref === undefined ? schema : { ...resolved(schemas[nameIn(schema.$ref)] ?? {}, { schemas }), ...schema };

/** The properties of a named schema, in the order of the contract. */
export const propertiesOf = (name: string, { schemas }: Pick<ContractFacts, 'schemas'> = contract): [string, Schema][] =>
  Object.entries(schemas[name]?.properties ?? {}).map(([property, schema]) => [property, resolved(schema, { schemas })]);

/** A property of a named schema. */
export const propertyOf = (name: string, property: string): Schema => resolved(contract.schemas[name]?.properties?.[property] ?? {});

/** The type of a value, ignoring null. */
export const typeOf = ({ type }: Schema): string | undefined => (Array.isArray(type) ? type.find((one) => one !== 'null') : type);

export const isNullable = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('null');

/** Whether a string is the id of a record. */
export const isReference = ({ pattern, 'x-pattern-says': says }: Schema): boolean =>
  says?.includes('the id of') === true || /^\^\(?[a-z]{3}[|_]/.test(pattern ?? '');

/** The prefix of the ids that a string may be, without the underscore; undefined if there are several, or if it is no id. */
export const prefixOf = ({ pattern = '' }: Schema): string | undefined => /^\^(?:me\$\|\^)?([a-z]{3})_/.exec(pattern)?.[1];

const scopesOfOperations = Object.values(contract.operations).flatMap(({ scopes }) => scopes);

/** The scopes that a key can have: the wide ones, and those of each family. */
export const allScopes: string[] = [...new Set(['read', 'write', 'admin', 'write:logins', ...scopesOfOperations.sort()])];

/** Labels for names that say too little. */
const said: Readonly<Record<string, string>> = { last4: 'Ends in' };
const abbreviations: Readonly<Record<string, string>> = {
  api: 'API',
  id: 'ID',
  ips: 'IPs',
  jwks: 'JWKS',
  oauth: 'OAuth',
  uris: 'URIs',
  url: 'URL',
};

/** A property name as a label: `assignee_id` is "Assignee", `duration_ms` "Duration". */
export const label = (name: string): string => {
  const words = name
    .toLowerCase()
    .replace(/_(id|at|ms)$/, '')
    .split('_');
  const text = words.map((word) => abbreviations[word] ?? word).join(' ');
  return said[name] ?? text.charAt(0).toUpperCase() + text.slice(1);
};

/** A title within a sentence: "API keys" stays, "Users" becomes "users". */
export const inSentence = (title: string): string => (/^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1));
