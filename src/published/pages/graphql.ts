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
import { type Html, html, joinPieces, type Piece } from '../../core/html.ts';
import type { Entry } from '../catalogue.ts';
import { inline, markdown } from '../markdown.ts';
import type { Place } from './layout.ts';
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

const typeOf = (node: TypeNode): Html => {
  if (node.kind === Kind.NON_NULL_TYPE) return html`${typeOf(node.type)}!`;
  if (node.kind === Kind.LIST_TYPE) return html`[${typeOf(node.type)}]`;
  const name = node.name.value;
  return builtIn.has(name) ? html`${name}` : html`<a href="#${name}">${name}</a>`;
};

const argumentsOf = (nodes: readonly InputValueDefinitionNode[] = []): Html =>
  html`<dl class="fields">${nodes.map(
    ({ name, type, defaultValue, description }) =>
      html`<dt><code>${name.value}</code> <span class="type">${typeOf(type)}${defaultValue && ` = ${print(defaultValue)}`}</span></dt><dd>${inline(description?.value)}</dd>`,
  )}</dl>`;

const signature = (id: string, { name, arguments: own = [], type }: FieldDefinitionNode): Html =>
  html`<code class="signature"><a class="anchor" href="#${id}">${name.value}</a>${
    own.length > 0 &&
    html`(${joinPieces(
      own.map((one) => html`${one.name.value}: ${typeOf(one.type)}`),
      ', ',
    )})`
  }: ${typeOf(type)}</code>`;

const directive = (directives: readonly ConstDirectiveNode[] | undefined, name: string, argument: string): string | undefined => {
  const found = directives?.find((one) => one.name.value === name)?.arguments?.find((one) => one.name.value === argument)?.value;
  return found && print(found).replace(/[[\]"]/g, '');
};

const policy = ({ directives }: FieldDefinitionNode): Piece => {
  const facts = [
    ['Scope', directive(directives, 'scope', 'requires')],
    ['Cost', directive(directives, 'cost', 'weight')],
    ['Times', directive(directives, 'cost', 'multiplies')],
  ].filter(([, value]) => value && value !== '0');
  return (
    facts.length > 0 &&
    html`<span class="type">${joinPieces(
      facts.map(([name, value]) => html`${name} <code>${value}</code>`),
      ' · ',
    )}</span>`
  );
};

const fieldOf = (owner: string, field: FieldDefinitionNode): Html =>
  html`<dt id="${owner}.${field.name.value}">${signature(`${owner}.${field.name.value}`, field)} ${policy(field)}</dt>
<dd>${markdown(field.description?.value)}${(field.arguments?.length ?? 0) > 0 && argumentsOf(field.arguments)}</dd>`;

const inside = (node: Named): Piece => {
  if (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION)
    return html`<dl class="fields">${node.fields?.map((one) => fieldOf(node.name.value, one))}</dl>`;
  if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) return argumentsOf(node.fields);
  if (node.kind === Kind.UNION_TYPE_DEFINITION) return html`<p>One of ${joinPieces((node.types ?? []).map(typeOf), ', ')}.</p>`;
  if (node.kind === Kind.DIRECTIVE_DEFINITION)
    return html`${argumentsOf(node.arguments)}<p class="bounds">On ${node.locations.map((one) => one.value).join(', ')}</p>`;
  if (node.kind !== Kind.ENUM_TYPE_DEFINITION) return null;
  return html`<dl class="fields">${node.values?.map((one) => html`<dt><code>${one.name.value}</code></dt><dd>${inline(one.description?.value)}</dd>`)}</dl>`;
};

const idOf = ({ kind, name }: Named): string => (kind === Kind.DIRECTIVE_DEFINITION ? `@${name.value}` : name.value);

const section = (node: Named): Html =>
  html`<section class="schema" id="${idOf(node)}"><h3><a class="anchor" href="#${idOf(node)}">${idOf(node)}</a></h3>${markdown(node.description?.value)}${inside(node)}</section>\n`;

const ofKind = ({ definitions }: DocumentNode, kind: Kind): Named[] =>
  (definitions as readonly Named[]).filter((node) => node.kind === kind && !(node.name.value in roots));

const rootOf = ({ definitions }: DocumentNode, name: string): Named & { fields?: readonly FieldDefinitionNode[] } =>
  (definitions as readonly Named[]).find((node) => 'name' in node && node.name?.value === name) as Named & {
    fields?: readonly FieldDefinitionNode[];
  };

/** The table of contents of the page. */
export const graphqlContents = (sdl: string): Place[] => {
  const document = parse(sdl);
  const rootPlaces = Object.entries(roots).map(([name, title]) => ({
    href: `#${name}`,
    title,
    inside: rootOf(document, name).fields?.map((one) => ({ href: `#${name}.${one.name.value}`, title: one.name.value })),
  }));
  const typePlaces = kinds
    .map(([kind, title]) => ({
      href: `#${title}`,
      title,
      inside: ofKind(document, kind).map((node) => ({ href: `#${idOf(node)}`, title: idOf(node) })),
    }))
    .filter((place) => place.inside.length > 0);
  return [...rootPlaces, ...typePlaces];
};

/** The page of the GraphQL schema. */
export const graphqlPage = (entry: Entry, sdl: string, root: string): Html => {
  const document = parse(sdl);
  const schema = document.definitions.find((node) => node.kind === Kind.SCHEMA_DEFINITION);
  return html`<p class="over">GraphQL · ${downloads(entry)}</p>
<h1>Tessera GraphQL API</h1>
${markdown(schema?.description?.value)}
<dl class="answers wide"><dt><code>${root}/graphql</code></dt><dd>Queries and mutations, by POST; queries also by GET. In a browser, <a href="/graphql">GraphiQL</a>.</dd>
<dt><code>${root.replace(/^http/, 'ws')}/graphql</code></dt><dd>Subscriptions, queries and mutations, in the protocol <code>graphql-transport-ws</code>.</dd></dl>
${Object.entries(roots).map(
  ([name, title]) =>
    html`<h2 id="${name}">${title}</h2><dl class="fields roots">${rootOf(document, name).fields?.map((one) => fieldOf(name, one))}</dl>`,
)}
${kinds.map(([kind, title]) => {
  const nodes = ofKind(document, kind);
  return nodes.length > 0 && html`<h2 id="${title}">${title}</h2>${nodes.map(section)}`;
})}`;
};
