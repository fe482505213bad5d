import { type DirectiveNode, type GraphQLSchema, isObjectType, valueFromASTUntyped } from 'graphql';

export interface FieldFacts {
  scopes?: unknown;
  cost?: { weight: unknown; multiplies: unknown };
}

const argument = (directive: DirectiveNode, name: string): unknown => {
  const node = directive.arguments?.find((one) => one.name.value === name);
  return node && valueFromASTUntyped(node.value);
};

const factsOf = (directives: readonly DirectiveNode[] = []): FieldFacts =>
  Object.assign(
    {},
    ...directives.map((directive) => {
      if (directive.name.value === 'scope') return { scopes: argument(directive, 'requires') };
      if (directive.name.value !== 'cost') return {};
      return { cost: { weight: argument(directive, 'weight'), multiplies: argument(directive, 'multiplies') ?? [] } };
    }),
  );

/** The directives `@scope` and `@cost` of a field, such as `Query.user`. */
export const factsAt = (schema: GraphQLSchema, place: string): FieldFacts => {
  const [typeName, fieldName] = place.split('.') as [string, string];
  const type = schema.getType(typeName);
  return isObjectType(type) ? factsOf(type.getFields()[fieldName]?.astNode?.directives) : {};
};

/** The directives `@scope` and `@cost` by field, such as `Query.user`; fields with neither are left out. */
export const fieldTable = (schema: GraphQLSchema): Record<string, FieldFacts> =>
  Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .flatMap((type) =>
        isObjectType(type)
          ? Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, factsOf(field.astNode?.directives)] as const)
          : [],
      )
      .filter(([, facts]) => Object.keys(facts).length > 0),
  );
