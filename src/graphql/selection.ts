import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { fieldFacts } from '../contract/graphql.ts';

/** What a selection is read with: its fragments, and the values of variables, as far as they are known. */
export interface Reading {
  fragments: Readonly<Record<string, FragmentDefinitionNode | undefined>>;
  valueIn: (variable: string) => unknown;
}

/** A field that is selected of a type. */
export interface Selected {
  type: GraphQLObjectType;
  node: FieldNode;
}

/** The scopes that a field asks for by itself. */
export const scopesOf = (type: string, field: string): readonly string[] => fieldFacts[`${type}.${field}`]?.scopes ?? [];

/** Whether `@skip` or `@include` leaves something out. */
const isLeftOut = ({ directives = [] }: SelectionNode, { valueIn }: Reading): boolean =>
  directives.some((directive) => {
    const given = directive.arguments?.[0]?.value;
    const value = given?.kind === 'Variable' ? valueIn(given.name.value) : given?.kind === 'BooleanValue' && given.value;
    return value === (directive.name.value === 'skip') && typeof value === 'boolean';
  });

/** The fields of a selection, with those of its fragments, each of which is looked at once. */
export const fieldsOf = (
  type: GraphQLObjectType,
  selection: SelectionSetNode | undefined,
  reading: Reading,
  spread = new Set<string>(),
): Selected[] =>
  (selection?.selections ?? []).flatMap((node) => {
    if (isLeftOut(node, reading)) return [];
    if (node.kind === 'Field') return { type, node };
    // The schema has neither interfaces nor unions: whatever a fragment is on is the type that it stands in.
    if (node.kind === 'InlineFragment') return fieldsOf(type, node.selectionSet, reading, spread);
    if (spread.has(node.name.value)) return [];
    spread.add(node.name.value);
    return fieldsOf(type, reading.fragments[node.name.value]?.selectionSet, reading, spread);
  });

/** Every scope that fields and all that is selected under them ask for; what `@skip` and `@include` leave out asks for none. */
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
