import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  isObjectType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { fieldFacts } from '../contract/graphql.ts';

/** What reading a selection needs: the fragments, and the values of variables as far as they are known. */
export interface Reading {
  fragments: Readonly<Record<string, FragmentDefinitionNode | undefined>>;
  valueIn: (variable: string) => unknown;
}

/** A selected field, with the type that it belongs to. */
export interface Selected {
  type: GraphQLObjectType;
  node: FieldNode;
}

/** The scopes that a field itself requires. */
export const scopesOf = (type: string, field: string): readonly string[] => fieldFacts[`${type}.${field}`]?.scopes ?? [];

/** Whether `@skip` or `@include` leaves a selection out. */
const isLeftOut = ({ directives = [] }: SelectionNode, { valueIn }: Reading): boolean =>
  directives.some((directive) => {
    const given = directive.arguments?.[0]?.value;
    const value = given?.kind === 'Variable' ? valueIn(given.name.value) : given?.kind === 'BooleanValue' && given.value;
    return value === (directive.name.value === 'skip') && typeof value === 'boolean';
  });

/** The fields of a selection and of its fragments; each fragment is visited once. */
export const fieldsOf = (
  type: GraphQLObjectType,
  selection: SelectionSetNode | undefined,
  reading: Reading,
  spread = new Set<string>(),
): Selected[] =>
  (selection?.selections ?? []).flatMap((node) => {
    if (isLeftOut(node, reading)) return [];
    if (node.kind === 'Field') return { type, node };
    // The schema has no interfaces and no unions, so the type of a fragment is always the type that contains it.
    if (node.kind === 'InlineFragment') return fieldsOf(type, node.selectionSet, reading, spread);
    if (spread.has(node.name.value)) return [];
    spread.add(node.name.value);
    return fieldsOf(type, reading.fragments[node.name.value]?.selectionSet, reading, spread);
  });

/** All scopes that fields and everything selected under them require, without what `@skip` and `@include` leave out. */
export const selectedScopes = (fields: readonly Selected[], reading: Reading): string[] => {
  const scopes = new Set<string>();
  const spread = new Set<string>();
  const visit = ({ type, node }: Selected): void => {
    for (const scope of scopesOf(type.name, node.name.value)) scopes.add(scope);
    const below = getNamedType(type.getFields()[node.name.value]?.type);
    if (isObjectType(below)) for (const field of fieldsOf(below, node.selectionSet, reading, spread)) visit(field);
  };
  for (const field of fields) visit(field);
  return [...scopes];
};

/** Reads the selection of a field that is being resolved, whose variables have their values. */
export const readingOf = ({ fragments, variableValues }: GraphQLResolveInfo): Reading => ({
  fragments,
  valueIn: (name) => variableValues.coerced[name],
});

/** Whether a field selects another one at the end of a path of fields, such as `edges`, `node`, `owner`. */
export const selects = (info: GraphQLResolveInfo, path: readonly string[]): boolean => {
  const reading = readingOf(info);
  const leads = (type: GraphQLOutputType, { selectionSet }: FieldNode, [name, ...others]: readonly string[]): boolean => {
    if (name === undefined) return true;
    const object = getNamedType(type);
    if (!isObjectType(object)) return false;
    const below = fieldsOf(object, selectionSet, reading).filter(({ node }) => node.name.value === name);
    return below.some(({ node }) => leads(object.getFields()[name]!.type, node, others));
  };
  return info.fieldNodes.some((node) => leads(info.returnType, node, path));
};
