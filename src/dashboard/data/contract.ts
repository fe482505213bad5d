import facts from 'virtual:contract';

/** What the published contract says of a value. */
export interface Schema {
  type?: string | string[];
  enum?: (string | null)[];
  format?: string;
  maxLength?: number;
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

/** What the dashboard is made from of the published contracts. */
export interface ContractFacts {
  schemas: Record<string, Schema>;
  operations: Record<string, OperationFacts>;
  /** What each error code means, and what helps. */
  errors: Record<string, string>;
  events: string[];
}

export const contract: ContractFacts = facts;

const nameIn = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** A schema with what it refers to; what it says itself goes before. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : { ...resolved(contract.schemas[nameIn(schema.$ref)] ?? {}), ...schema };

/** The properties of a named schema, in the order of the contract. */
export const propertiesOf = (name: string): [string, Schema][] =>
  Object.entries(contract.schemas[name]?.properties ?? {}).map(([property, schema]) => [property, resolved(schema)]);

/** A property of a named schema. */
export const propertyOf = (name: string, property: string): Schema => resolved(contract.schemas[name]?.properties?.[property] ?? {});

/** The one type of a value beside null. */
export const typeOf = ({ type }: Schema): string | undefined => (Array.isArray(type) ? type.find((one) => one !== 'null') : type);

export const isNullable = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('null');

/** The scopes that a key can have: the wide ones, and those of each family. */
export const allScopes: string[] = [
  ...new Set(['read', 'write', 'admin', ...Object.values(contract.operations).flatMap(({ scopes = [] }) => scopes)]),
].sort((one, other) => Number(one.includes(':')) - Number(other.includes(':')) || one.localeCompare(other));

/** A name of the contract as people read it: `assignee_id` is "Assignee". */
export const label = (name: string): string => {
  const words = name
    .replace(/_(id|at)$/, '')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
