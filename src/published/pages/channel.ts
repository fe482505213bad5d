import { nameOf, type Ref, resolved, type Schema, type Schemas } from '../../contract/read-openapi.ts';
import type { Entry } from '../catalogue.ts';
import { anchor, blocks, code, example, inline, joined, link, type Markdown, md, prose, terms, type Words } from '../md.ts';
import type { Page, Pair } from '../page.ts';
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

const anchorOf = (name: string): string => `message-${name}`;

const named = (references: { $ref: string }[]): Markdown =>
  joined(
    references.map(({ $ref }) => link(code(nameOf($ref)), `#${anchorOf(nameOf($ref))}`)),
    ' or ',
  );

const operationLine = ({ title, summary, messages, reply }: Operation): readonly [Words, Words] => [
  named(messages),
  md`**${title}.** ${inline(summary)}.${reply && md` Answered by ${named(reply.messages)}.`}`,
];

const messageSection = (document: AsyncApi, name: string, reference: Ref<Message>): Pair => {
  const { title, summary, description, payload, examples = [] } = resolved<Message>(document, reference);
  return {
    frame: 'operation',
    text: [
      blocks(
        md`### ${anchor(anchorOf(name), title)} *${name}*`,
        md`${inline(summary)}.`,
        prose(description),
        fields(sourceOf(document), payload),
      ),
    ],
    beside: [blocks(...examples.map(({ name: own, summary: about = own, payload: value }) => [md`#### ${about}`, example(value, about)]))],
  };
};

/** The page of the AsyncAPI document. */
export const channelPage = (entry: Entry, document: AsyncApi): Page['parts'] => {
  const { info, servers, channels, operations } = document;
  const messages = messagesOf(document);
  const address = Object.values(channels)[0]!.address;
  const of = (action: Operation['action']) => Object.values(operations).filter((one) => one.action === action);
  const payloads = messages.map(([, message]) => resolved<Message>(document, message).payload);
  // The frames are under Messages with their fields; the schemas that they refer to follow here.
  const shown = new Set(payloads.map(({ $ref }) => $ref && nameOf($ref)));
  const names = reachable(document, payloads).filter((name) => !shown.has(name));
  return [
    blocks(
      md`AsyncAPI ${document.asyncapi} · version ${info.version} · ${downloads(entry)}`,
      md`# ${info.title}`,
      prose(info.description),
      md`## Servers`,
      terms(Object.values(servers).map((one) => [code(`${one.protocol}://${one.host}${one.pathname ?? ''}${address}`), one.description])),
      md`## Operations`,
      md`### What you send`,
      terms(of('receive').map(operationLine)),
      md`### What comes unasked`,
      terms(of('send').map(operationLine)),
      md`## Messages`,
    ),
    ...messages.map(([name, message]) => messageSection(document, name, message)),
    blocks(md`## Schemas`, schemaSections(sourceOf(document), names)),
  ];
};
