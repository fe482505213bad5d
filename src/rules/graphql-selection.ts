import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  type NamedTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { fieldFacts } from '../contract/graphql.ts';

/** A type that fields are selected of. */
export type SelectableType = GraphQLObjectType | GraphQLInterfaceType;

/** What reading a selection needs: the schema, the fragments, and the values of variables as far as they are known. */
export interface Reading {
  schema: GraphQLSchema;
  fragments: Readonly<Record<string, FragmentDefinitionNode | undefined>>;
  valueIn: (variable: string) => unknown;
}

/** A selected field, with the type that it belongs to. */
export interface Selected {
  type: SelectableType;
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

/** Whether fields can be selected of a type. */
const isSelectable = (type: unknown): type is SelectableType => isObjectType(type) || isInterfaceType(type);

/** The type whose fields a fragment selects. A fragment on an interface selects those of the type that contains it. */
const typeOfFragment = (type: SelectableType, condition: NamedTypeNode | undefined, { schema }: Reading): SelectableType => {
  const named = condition && schema.getType(condition.name.value);
  return isObjectType(named) ? named : type;
};

/** The fields of a selection and of its fragments; each fragment is visited once. */
export const fieldsOf = (
  type: SelectableType,
  selection: SelectionSetNode | undefined,
  reading: Reading,
  spread = new Set<string>(),
): Selected[] =>
  (selection?.selections ?? []).flatMap((node) => {
    if (isLeftOut(node, reading)) return [];
    if (node.kind === 'Field') return { type, node };
    if (node.kind === 'FragmentSpread' && spread.has(node.name.value)) return [];
    if (node.kind === 'FragmentSpread') spread.add(node.name.value);
    const fragment = node.kind === 'InlineFragment' ? node : reading.fragments[node.name.value];
    return fieldsOf(typeOfFragment(type, fragment?.typeCondition, reading), fragment?.selectionSet, reading, spread);
  });

/** All scopes that fields and everything selected under them require, without what `@skip` and `@include` leave out. */
export const selectedScopes = (fields: readonly Selected[], reading: Reading): string[] => {
  const scopes = new Set<string>();
  const spread = new Set<string>();
  const visit = ({ type, node }: Selected): void => {
    for (const scope of scopesOf(type.name, node.name.value)) scopes.add(scope);
    const below = getNamedType(type.getFields()[node.name.value]?.type);
    if (isSelectable(below)) for (const field of fieldsOf(below, node.selectionSet, reading, spread)) visit(field);
  };
  for (const field of fields) visit(field);
  return [...scopes];
};

/** Reads the selection of a field that is being resolved, whose variables have their values. */
export const readingOf = ({ schema, fragments, variableValues }: GraphQLResolveInfo): Reading => ({
  schema,
  fragments,
  valueIn: (name) => variableValues.coerced[name],
});

/** Whether a field selects another one at the end of a path of fields, such as `edges`, `node`, `owner`. */
export const selects = (info: GraphQLResolveInfo, path: readonly string[]): boolean => {
  const reading = readingOf(info);
  const leads = (type: GraphQLOutputType, { selectionSet }: FieldNode, [name, ...others]: readonly string[]): boolean => {
    if (name === undefined) return true;
    const above = getNamedType(type);
    if (!isSelectable(above)) return false;
    const below = fieldsOf(above, selectionSet, reading).filter(({ node }) => node.name.value === name);
    return below.some(({ type, node }) => leads(type.getFields()[name]!.type, node, others));
  };
  return info.fieldNodes.some((node) => leads(info.returnType, node, path));
};
