import { fieldMap } from '#generated/graphql/field-map';
import type { operations as facts } from '#generated/platform/operations';
import type { IfMatch } from '../core/if-match.ts';
import { userIdOf } from '../core/own-user.ts';
import type { Principal } from '../core/principal.ts';
import { bodyOf, ifVersionIs } from './graphql-arguments.ts';
import { operations } from './operations.ts';
import type { OperationId, Schemas } from './types.ts';
import { validatePath } from './validate.ts';

type Mutations = typeof fieldMap.roots.Mutation;
type Inputs = typeof fieldMap.inputs;
type Types = typeof fieldMap.types;

/** A mutation that a family has. */
export type Mutation = keyof Mutations;

type FactsOf<Name extends Mutation> = (typeof facts)[Mutations[Name]['operation']];
type Named<Pointer> = Pointer extends `${string}#/schemas/${infer Schema extends keyof Schemas}` ? Schemas[Schema] : never;

/** An id for each parameter of a path. */
type Ids<Path extends string> = Path extends `${string}{${string}}${infer Rest}` ? [id: string, ...Ids<Rest>] : [];
type InputOf<Name extends Mutation> = Extract<`${Capitalize<Name>}Input`, keyof Inputs>;
type Body<Name extends Mutation> = [InputOf<Name>] extends [never] ? [] : [body: Named<Inputs[InputOf<Name>]['schema']>];
type Condition<Name extends Mutation> = FactsOf<Name>['guarded'] extends true ? [ifMatch: IfMatch] : [];

/** What a write is called with: the ids of its path, its body, and the condition of the version, as far as its operation has them. */
export type WriteCall<Name extends Mutation> = [...Ids<FactsOf<Name>['path']>, ...Body<Name>, ...Condition<Name>];

type Shows<Name extends Mutation> = Mutations[Name] extends { shows: infer Shown } ? Shown[keyof Shown] : never;
type RecordOf<Type> = Type extends keyof Types ? Named<Types[Type]['schema']> : never;

/** The record that a write answers with, with the properties that only its payload shows; nothing of a deletion. */
export type WrittenBy<Name extends Mutation> = FactsOf<Name>['method'] extends 'delete'
  ? undefined
  : RecordOf<Shows<Name>> & Record<Exclude<Shows<Name>, keyof Types>, string>;

interface Root {
  readonly operation: OperationId;
  /** The parameters of arguments that are not called `id`. */
  readonly path?: Readonly<Record<string, string>>;
  /** What the fields of the payload show: a type, a property of the record, or a parameter of the path. */
  readonly shows?: Readonly<Record<string, string>>;
}

const rootOf = (name: Mutation): Root => fieldMap.roots.Mutation[name];

/** The arguments of a mutation, as the schema names them. */
type Arguments = Readonly<Record<string, unknown>>;

/** The ids that a mutation names, by the parameters of the path of its operation. `me` becomes the id of the caller's user. */
export const pathOf = (name: Mutation, args: Arguments, caller: Principal): Record<string, string> => {
  const { operation, path = {} } = rootOf(name);
  const { path: template, users } = operations[operation];
  const arguments_ = new Map(Object.entries(path).map(([argument, parameter]) => [parameter, argument]));
  const ids = [...template.matchAll(/\{(\w+)\}/g)].map(([, parameter]): [string, string] => {
    const id = args[arguments_.get(parameter!) ?? 'id'] as string;
    return [parameter!, users.includes(parameter!) ? userIdOf(caller, id) : id];
  });
  return Object.fromEntries(ids);
};

/** The name of the input of a mutation. */
const inputOf = (name: Mutation): keyof Inputs => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input` as keyof Inputs;

/**
 * Converts the arguments of a mutation into the call of its operation.
 * @throws ServiceError `invalid_parameters`, naming properties of the body; `not_found` when no record can have such an id
 */
export const writeCall = <Name extends Mutation>(name: Name, args: Arguments, caller: Principal): WriteCall<Name> => {
  const { operation } = rootOf(name);
  const body = args.input === undefined ? [] : [bodyOf(caller, operation, inputOf(name), args.input as object)];
  const path = pathOf(name, args, caller);
  validatePath(operation, path);
  const condition = operations[operation].guarded ? [ifVersionIs(args.ifVersion as number | null | undefined)] : [];
  return [...Object.values(path), ...body, ...condition] as WriteCall<Name>;
};

/** The payload of a mutation: what its fields show of the record, or the id of what was deleted or removed. */
export const payloadOf = (name: Mutation, record: Arguments, path: Readonly<Record<string, string>>): Record<string, unknown> => {
  const { shows = { deletedId: Object.keys(path).at(-1)! } } = rootOf(name);
  const values = { ...path, ...record };
  const shown = Object.entries(shows).map(([field, what]) => [field, what in fieldMap.types ? record : values[what]]);
  return Object.fromEntries(shown);
};
