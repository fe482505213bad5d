import facts from 'virtual:contract';

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
  scopes?: string[];
  family: string;
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
  schemas: Record<string, Schema>;
  operations: Record<string, OperationFacts>;
  /** The meaning and remedy of each error code. */
  errors: Record<string, string>;
  events: string[];
  /** The newest version last. */
  versions: VersionFacts[];
  deprecated: DeprecatedPart[];
}

export const contract: ContractFacts = facts;

const nameIn = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** A schema merged with its references; its own properties take precedence. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : { ...resolved(contract.schemas[nameIn(schema.$ref)] ?? {}), ...schema };

/** The properties of a named schema, in the order of the contract. */
export const propertiesOf = (name: string): [string, Schema][] =>
  Object.entries(contract.schemas[name]?.properties ?? {}).map(([property, schema]) => [property, resolved(schema)]);

/** A property of a named schema. */
export const propertyOf = (name: string, property: string): Schema => resolved(contract.schemas[name]?.properties?.[property] ?? {});

/** The type of a value, ignoring null. */
export const typeOf = ({ type }: Schema): string | undefined => (Array.isArray(type) ? type.find((one) => one !== 'null') : type);

export const isNullable = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('null');

/** Whether a string is the id of a record. */
export const isReference = ({ pattern, 'x-pattern-says': says }: Schema): boolean =>
  says?.includes('the id of') === true || /^\^\(?[a-z]{3}[|_]/.test(pattern ?? '');

const scopesOfOperations = Object.values(contract.operations).flatMap(({ scopes = [] }) => scopes);

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

/** A title within a sentence: "API keys" stays, "Tasks" becomes "tasks". */
export const inSentence = (title: string): string => (/^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1));
