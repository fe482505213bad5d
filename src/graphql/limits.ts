import { type ASTVisitor, GraphQLError, type OperationDefinitionNode, type SelectionNode, type ValidationContext } from 'graphql';

/** What one operation may have; the schema's description says the same. */
export const limits = { characters: 100_000, depth: 8, cost: 5000, tokens: 1000, aliases: 15, selections: 10_000, values: 50_000 };

/** How deep fields are nested in a selection, how many have an alias, and how much is selected, fragments written out. */
interface Extent {
  depth: number;
  aliases: number;
  selections: number;
}

const none: Extent = { depth: 0, aliases: 0, selections: 0 };

const joined = (one: Extent, other: Extent): Extent => ({
  depth: Math.max(one.depth, other.depth),
  aliases: one.aliases + other.aliases,
  selections: one.selections + other.selections,
});

/** graphql-js bounds the depth of introspection itself. */
const isIntrospection = (node: SelectionNode) => node.kind === 'Field' && node.name.value.startsWith('__');

/** Measures selections; a fragment is measured once, however often it is spread, and in a circle only up to where it closes. */
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
    return { depth: isIntrospection(node) ? 0 : inside.depth + 1, aliases: inside.aliases + (node.alias ? 1 : 0), selections };
  };

  const ofSelections = (nodes: readonly SelectionNode[] = []): Extent => nodes.map(ofNode).reduce(joined, none);

  return ofSelections;
};

/** A rule of validation: an operation is at most so deep, and has so many aliases. */
export const LimitsRule = (context: ValidationContext): ASTVisitor => {
  const measure = measuring(context);
  const refuse = (node: OperationDefinitionNode, message: string) => context.reportError(new GraphQLError(message, { nodes: node }));
  return {
    OperationDefinition: (node) => {
      const { depth, aliases, selections } = measure(node.selectionSet.selections);
      if (depth > limits.depth) refuse(node, `The operation is ${depth} fields deep; ${limits.depth} is the most.`);
      if (aliases > limits.aliases) refuse(node, `The operation has ${aliases} aliases; ${limits.aliases} is the most.`);
      if (selections > limits.selections)
        refuse(node, `The operation selects ${selections} fields and fragments, fragments written out; ${limits.selections} is the most.`);
    },
  };
};
