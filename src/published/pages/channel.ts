import { nameOf, type Ref, resolved, type Schema, type Schemas } from '../../contract/read-openapi.ts';
import { type Html, html, joinPieces } from '../../core/html.ts';
import type { Entry } from '../catalogue.ts';
import { headings, inline, markdown } from '../markdown.ts';
import { example } from './example.ts';
import type { Place } from './layout.ts';
import { downloads } from './reference.ts';
import { fields, reachable, type Source, schemaSections } from './schema.ts';

interface Message {
  title: string;
  summary?: string;
  description?: string;
  payload: Schema;
  examples?: { name: string; summary?: string; payload: unknown }[];
}

interface Operation {
  action: 'send' | 'receive';
  title: string;
  summary?: string;
  description?: string;
  messages: { $ref: string }[];
  reply?: { messages: { $ref: string }[] };
}

/** An AsyncAPI document, with the properties that the page shows. */
export interface AsyncApi extends Schemas {
  asyncapi: string;
  info: { title: string; version: string; description: string };
  servers: Record<string, { host: string; protocol: string; pathname?: string; description?: string }>;
  channels: Record<string, { address: string; description?: string; messages: Record<string, Ref<Message>> }>;
  operations: Record<string, Operation>;
}

const sourceOf = (document: AsyncApi): Source => ({ document, schemaAt: (name) => `#${name}` });

const messagesOf = ({ channels }: AsyncApi): [name: string, message: Ref<Message>][] =>
  Object.values(channels).flatMap(({ messages }) => Object.entries(messages));

const anchor = (name: string): string => `message-${name}`;

const named = (references: { $ref: string }[]): Html =>
  html`${joinPieces(
    references.map(({ $ref }) => html`<a href="#${anchor(nameOf($ref))}"><code>${nameOf($ref)}</code></a>`),
    ' or ',
  )}`;

const operationLine = ({ title, summary, messages, reply }: Operation): Html =>
  html`<dt>${named(messages)}</dt><dd><b>${title}.</b> ${inline(summary)}.${reply && html` Answered by ${named(reply.messages)}.`}</dd>`;

const messageSection = (document: AsyncApi, name: string, reference: Ref<Message>): Html => {
  const { title, summary, description, payload, examples = [] } = resolved<Message>(document, reference);
  return html`<section class="operation" id="${anchor(name)}">
<div class="prose"><h3><a class="anchor" href="#${anchor(name)}">${title}</a> <span class="type">${name}</span></h3>
<p>${inline(summary)}.</p>${markdown(description)}
${fields(sourceOf(document), payload)}</div>
<div class="samples">${examples.map((one) => html`<h4>${one.summary ?? one.name}</h4>${example(one.payload, one.summary ?? one.name)}`)}</div>
</section>`;
};

/** The table of contents of the page. */
export const channelContents = (document: AsyncApi): Place[] => [
  ...headings(document.info.description).map(({ id, title }) => ({ href: `#${id}`, title })),
  { href: '#servers', title: 'Servers' },
  { href: '#operations', title: 'Operations' },
  {
    href: '#messages',
    title: 'Messages',
    inside: messagesOf(document).map(([name, message]) => ({
      href: `#${anchor(name)}`,
      title: resolved<Message>(document, message).title,
    })),
  },
  { href: '#schemas', title: 'Schemas' },
];

/** The page of the AsyncAPI document. */
export const channelPage = (entry: Entry, document: AsyncApi): Html => {
  const { info, servers, channels, operations } = document;
  const messages = messagesOf(document);
  const address = Object.values(channels)[0]!.address;
  const of = (action: Operation['action']) => Object.values(operations).filter((one) => one.action === action);
  const payloads = messages.map(([, message]) => resolved<Message>(document, message).payload);
  // The frames are under Messages with their fields; the schemas that they refer to follow here.
  const shown = new Set(payloads.map(({ $ref }) => $ref && nameOf($ref)));
  const names = reachable(document, payloads).filter((name) => !shown.has(name));
  return html`<p class="over">AsyncAPI ${document.asyncapi} · version ${info.version} · ${downloads(entry)}</p>
<h1>${info.title}</h1>
${markdown(info.description, 2)}
<h2 id="servers">Servers</h2>
<dl class="answers wide">${Object.values(servers).map((one) => html`<dt><code>${one.protocol}://${one.host}${one.pathname}${address}</code></dt><dd>${one.description}</dd>`)}</dl>
<h2 id="operations">Operations</h2>
<h3>What you send</h3><dl class="answers wide">${of('receive').map(operationLine)}</dl>
<h3>What comes unasked</h3><dl class="answers wide">${of('send').map(operationLine)}</dl>
<h2 id="messages">Messages</h2>
${messages.map(([name, message]) => messageSection(document, name, message))}
<h2 id="schemas">Schemas</h2>
${schemaSections(sourceOf(document), names)}`;
};
