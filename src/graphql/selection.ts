import {
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  getNamedType,
  isObjectType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { fieldFacts } from '../contract/graphql.ts';

/** The scopes that a field asks for by itself. */
export const scopesOf = (type: string, field: string): readonly string[] => fieldFacts[`${type}.${field}`]?.scopes ?? [];

/** Every scope that a field and all that is selected under it asks for; what `@skip` and `@include` leave out asks for none. */
export const selectedScopes = ({
  parentType,
  fieldName,
  fieldNodes,
  returnType,
  fragments,
  variableValues,
}: GraphQLResolveInfo): string[] => {
  const scopes = new Set(scopesOf(parentType.name, fieldName));
  const spread = new Set<string>();

  const isLeftOut = (node: Parameters<typeof getDirectiveValues>[1]): boolean =>
    getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if === false;

  const ofField = (type: GraphQLObjectType, name: string, selected: SelectionSetNode | undefined): void => {
    for (const scope of scopesOf(type.name, name)) scopes.add(scope);
    const below = type.getFields()[name];
    if (below) ofSelection(getNamedType(below.type), selected);
  };

  const ofNode = (type: GraphQLObjectType, node: SelectionNode): void => {
    if (node.kind === 'Field') ofField(type, node.name.value, node.selectionSet);
    // The schema has neither interfaces nor unions: whatever a fragment is on is the type that it stands in.
    else if (node.kind === 'InlineFragment') ofSelection(type, node.selectionSet);
    else if (!spread.has(node.name.value)) {
      spread.add(node.name.value);
      ofSelection(type, fragments[node.name.value]?.selectionSet);
    }
  };

  const ofSelection = (type: unknown, selected: SelectionSetNode | undefined): void => {
    if (!selected || !isObjectType(type)) return;
    for (const node of selected.selections) if (!isLeftOut(node)) ofNode(type, node);
  };

  for (const node of fieldNodes) ofSelection(getNamedType(returnType), node.selectionSet);
  return [...scopes];
};
