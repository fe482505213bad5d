import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  print,
  type TypeNode,
} from 'graphql';
import { platformName } from '../../contract/platform-name.ts';
import type { Entry } from '../catalogue.ts';
import { anchor, blocks, code, entries, inline, joined, link, type Markdown, md, prose, terms, type Words } from '../md.ts';
import { downloads } from './reference.ts';

const roots = { Query: 'Queries', Mutation: 'Mutations', Subscription: 'Subscriptions' } as const;

const kinds = [
  [Kind.OBJECT_TYPE_DEFINITION, 'Types'],
  [Kind.INTERFACE_TYPE_DEFINITION, 'Interfaces'],
  [Kind.UNION_TYPE_DEFINITION, 'Unions'],
  [Kind.INPUT_OBJECT_TYPE_DEFINITION, 'Inputs'],
  [Kind.ENUM_TYPE_DEFINITION, 'Enumerations'],
  [Kind.SCALAR_TYPE_DEFINITION, 'Scalars'],
  [Kind.DIRECTIVE_DEFINITION, 'Directives'],
] as const;

type Named = DefinitionNode & { name: { value: string }; description?: { value: string } };

const builtIn = new Set(['ID', 'String', 'Int', 'Float', 'Boolean']);

const typeOf = (node: TypeNode): Markdown => {
  if (node.kind === Kind.NON_NULL_TYPE) return md`${typeOf(node.type)}!`;
  if (node.kind === Kind.LIST_TYPE) return md`\\[${typeOf(node.type)}\\]`;
  const name = node.name.value;
  return builtIn.has(name) ? md`${name}` : link(name, `#${name}`);
};

const argumentsOf = (nodes: readonly InputValueDefinitionNode[] = []): Markdown =>
  entries(
    nodes.map(({ name, type, defaultValue, description }) =>
      blocks(md`${code(name.value)} ${typeOf(type)}${defaultValue && ` = ${print(defaultValue)}`}`, inline(description?.value)),
    ),
  );

const directive = (directives: readonly ConstDirectiveNode[] | undefined, name: string, argument: string): string | undefined => {
  const found = directives?.find((one) => one.name.value === name)?.arguments?.find((one) => one.name.value === argument)?.value;
  return found && print(found).replace(/[[\]"]/g, '');
};

const policy = ({ directives }: FieldDefinitionNode): Words =>
  [
    ['Scope', directive(directives, 'scope', 'requires')],
    ['Cost', directive(directives, 'cost', 'weight')],
    ['Times', directive(directives, 'cost', 'multiplies')],
  ].map(([name, value]) => value && value !== '0' && md` · ${name} ${code(value)}`);

const fieldOf = (owner: string, field: FieldDefinitionNode): Markdown =>
  blocks(
    md`${anchor(`${owner}.${field.name.value}`, code(field.name.value))} ${typeOf(field.type)}${policy(field)}`,
    prose(field.description?.value),
    argumentsOf(field.arguments),
  );

const inside = (node: Named): Words => {
  if (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION)
    return entries((node.fields ?? []).map((one) => fieldOf(node.name.value, one)));
  if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) return argumentsOf(node.fields);
  if (node.kind === Kind.UNION_TYPE_DEFINITION) return md`One of ${joined((node.types ?? []).map(typeOf), ', ')}.`;
  if (node.kind === Kind.DIRECTIVE_DEFINITION)
    return [argumentsOf(node.arguments), `On ${node.locations.map((one) => one.value).join(', ')}`];
  if (node.kind !== Kind.ENUM_TYPE_DEFINITION) return null;
  return terms((node.values ?? []).map((one) => [code(one.name.value), inline(one.description?.value)]));
};

const idOf = ({ kind, name }: Named): string => (kind === Kind.DIRECTIVE_DEFINITION ? `@${name.value}` : name.value);

const section = (node: Named): Words => [md`### ${anchor(idOf(node), idOf(node))}`, prose(node.description?.value), inside(node)];

const ofKind = ({ definitions }: DocumentNode, kind: Kind): Named[] =>
  (definitions as readonly Named[]).filter((node) => node.kind === kind && !(node.name.value in roots));

const rootOf = ({ definitions }: DocumentNode, name: string): Named & { fields?: readonly FieldDefinitionNode[] } =>
  (definitions as readonly Named[]).find((node) => 'name' in node && node.name?.value === name) as Named & {
    fields?: readonly FieldDefinitionNode[];
  };

/** The page of the GraphQL schema. */
export const graphqlPage = (entry: Entry, sdl: string, root: string): Markdown => {
  const document = parse(sdl);
  const schema = document.definitions.find((node) => node.kind === Kind.SCHEMA_DEFINITION);
  const titled = (id: string, title: string, content: readonly Words[]): Words =>
    content.length > 0 && [md`## ${anchor(id, title)}`, ...content];
  return blocks(
    md`GraphQL · ${downloads(entry)}`,
    md`# ${platformName} GraphQL API`,
    prose(schema?.description?.value),
    terms([
      [
        code(`${root}/graphql`),
        md`Queries and mutations, by POST; queries also by GET. Subscriptions with \`Accept: text/event-stream\`. In a browser, [GraphiQL](/graphql).`,
      ],
      [code(`${root.replace(/^http/, 'ws')}/graphql`), md`Subscriptions, queries and mutations, in the protocol \`graphql-transport-ws\`.`],
    ]),
    ...Object.entries(roots).map(([name, title]) =>
      titled(name, title, [entries((rootOf(document, name).fields ?? []).map((one) => fieldOf(name, one)))]),
    ),
    ...kinds.map(([kind, title]) => titled(title, title, ofKind(document, kind).map(section))),
  );
};
