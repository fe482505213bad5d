import { readdirSync, readFileSync } from 'node:fs';
import { type CodegenConfig, generate } from '@graphql-codegen/cli';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type DirectiveNode, type GraphQLSchema, isObjectType, valueFromASTUntyped } from 'graphql';
import { parse } from 'yaml';

interface FieldFacts {
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

/** `Query.user` to what `@scope` and `@cost` say of it; fields that carry neither are left out. */
const fieldTable = (schema: GraphQLSchema): Record<string, FieldFacts> =>
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

const sources = () =>
  readdirSync('graphql')
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readFileSync(`graphql/${file}`, 'utf8'));

/** Everything that is generated from the SDL: the schema in one piece, resolver signatures, policy and field tables. */
export const graphqlFiles = async (banner: string, config: CodegenConfig): Promise<[string, string][]> => {
  const outputs = (await generate({ ...config, silent: true }, false)) as { filename: string; content: string }[];
  const fields = fieldTable(makeExecutableSchema({ typeDefs: sources() }));
  const map = parse(readFileSync('graphql/field-map.yaml', 'utf8')) as object;
  return [
    ...outputs.map(({ filename, content }): [string, string] => [filename, filename.endsWith('.ts') ? banner + content : content]),
    [
      'graphql/fields.ts',
      `${banner}/** What \`@scope\` and \`@cost\` say of each field. */\nexport const fields = ${JSON.stringify(fields, null, 2)} as const;\n`,
    ],
    [
      'graphql/field-map.ts',
      `${banner}/** How the surfaces spell the same thing. */\nexport const fieldMap = ${JSON.stringify(map, null, 2)} as const;\n`,
    ],
  ];
};
