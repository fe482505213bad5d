import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  type OperationDefinitionNode,
  type SelectionNode,
  type ValidationContext,
} from 'graphql';
import { graphqlLimits as limits } from '../contract/plans.ts';

/**
 * The size of a selection: its depth, how deep the lists of an introspection are nested, the number of aliases, and the number of fields
 * and fragments, with a fragment counted at every spread.
 */
interface Extent {
  depth: number;
  lists: number;
  aliases: number;
  selections: number;
  /** How often an introspection selects all types. */
  types: number;
}

const none: Extent = { depth: 0, lists: 0, aliases: 0, selections: 0, types: 0 };

const joined = (one: Extent, other: Extent): Extent => ({
  depth: Math.max(one.depth, other.depth),
  lists: Math.max(one.lists, other.lists),
  aliases: one.aliases + other.aliases,
  selections: one.selections + other.selections,
  types: one.types + other.types,
});

/** Introspection has its own limit, on nested lists, because only they multiply its response. */
const isIntrospection = (node: SelectionNode) => node.kind === 'Field' && node.name.value.startsWith('__');

const listsOfIntrospection = new Set(['fields', 'inputFields', 'interfaces', 'possibleTypes']);

/** How often one operation may select all types: each time is as much work as any other operation. Only `__schema` has such a field. */
const typesAtMost = 2;

/** Fields that do not count towards the depth of a query, so that a record in a connection is no deeper than one in a plain list. */
const ofConnection = new Set(['edges', 'node', 'nodes']);

/** Measures selections. A fragment is measured once, however often it is spread; a cycle of fragments is followed once. */
const measuring = (context: ValidationContext) => {
  const fragments = new Map<string, Extent>();

  const ofFragment = (name: string): Extent => {
    const known = fragments.get(name);
    if (known) return known;
    fragments.set(name, none);
    const extent = ofSelections(context.getFragment(name)?.selectionSet.selections);
    fragments.set(name, extent);
    return extent;
  };

  const insideOf = (node: SelectionNode): Extent =>
    node.kind === 'FragmentSpread' ? ofFragment(node.name.value) : ofSelections(node.selectionSet?.selections);

  const ofNode = (node: SelectionNode): Extent => {
    const inside = insideOf(node);
    const selections = inside.selections + 1;
    if (node.kind !== 'Field') return { ...inside, selections };
    return {
      depth: isIntrospection(node) ? 0 : inside.depth + (ofConnection.has(node.name.value) ? 0 : 1),
      lists: inside.lists + (listsOfIntrospection.has(node.name.value) ? 1 : 0),
      aliases: inside.aliases + (node.alias ? 1 : 0),
      selections,
      types: inside.types + (node.name.value === 'types' ? 1 : 0),
    };
  };

  const ofSelections = (nodes: readonly SelectionNode[] = []): Extent => nodes.map(ofNode).reduce(joined, none);

  return ofSelections;
};

/**
 * A validation rule: refuses an operation that is too deep, or has too many aliases or selections, and an introspection that is too deep.
 */
export const LimitsRule = (context: ValidationContext): ASTVisitor => {
  const measure = measuring(context);
  const refuse = (node: OperationDefinitionNode | FieldNode, message: string) =>
    context.reportError(new GraphQLError(message, { nodes: node }));
  return {
    OperationDefinition: (node) => {
      const { depth, aliases, selections, types } = measure(node.selectionSet.selections);
      if (depth > limits.depth) refuse(node, `Query depth ${depth} exceeds the maximum of ${limits.depth}.`);
      if (aliases > limits.aliases) refuse(node, `The operation has ${aliases} aliases; the maximum is ${limits.aliases}.`);
      if (types > typesAtMost) refuse(node, `The introspection selects \`types\` ${types} times; the maximum is ${typesAtMost}.`);
      if (selections > limits.selections)
        refuse(
          node,
          `The operation selects ${selections} fields and fragments, counting expanded fragments; the maximum is ${limits.selections}.`,
        );
    },
    Field: (node) => {
      const lists = isIntrospection(node) ? measure(node.selectionSet?.selections).lists : 0;
      if (lists > limits.introspection)
        refuse(
          node,
          `The introspection query nests ${[...listsOfIntrospection].join(', ')} ${lists} levels deep; the maximum is ${limits.introspection}.`,
        );
    },
  };
};
