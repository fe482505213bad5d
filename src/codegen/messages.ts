import { compactJson } from '../core/compact-json.ts';
import { type Document, nameOf, type Schema } from '../documents/document.ts';
import { withReadersOfTypes } from '../documents/event-readers.ts';
import { changeKinds, type EventCatalogue, withEvents } from '../documents/events.ts';
import { bundleContract } from './bundle.ts';
import { constant } from './constant.ts';
import { asOffered } from './platform-info.ts';
import { readSource, sourcePath } from './read-yaml.ts';
import { readersTable } from './readers.ts';
import { audiencesIn } from './stated-events.ts';
import { typesOfDocument } from './types.ts';

interface MessageReferences {
  messages: { $ref: string }[];
}

/** `receive` is what a client sends; the reply and `send` are what the server sends. */
interface ChannelOperation extends MessageReferences {
  action: 'receive' | 'send';
  reply?: MessageReferences;
}

/** The AsyncAPI document of the channel. */
export interface AsyncDocument {
  components: { schemas: Record<string, Schema>; messages: Record<string, { payload: Schema; contentType?: string }> };
  operations: Record<string, ChannelOperation>;
  'x-limits': Record<string, number>;
  'x-close-codes': { code: number; reason: string; reconnect: boolean }[];
  [key: string]: unknown;
}

const orNever = (words: readonly string[]): string => (words.length > 0 ? words.map((word) => `'${word}'`).join(' | ') : 'never');

const eventTable = (catalogue: EventCatalogue): string => {
  const rows = Object.entries(catalogue).map(([type, { description, subject, data, changes = false, affects }]) => [
    type,
    { subject, data: nameOf(data.$ref), changes, ...(affects && { affects }), description },
  ]);
  const types = Object.entries(catalogue).map(([type, { data }]) => `  ${type}: components['schemas']['${nameOf(data.$ref)}'];`);
  return [
    "import type { components } from '../platform/types.ts';\n",
    constant(
      'events',
      'The catalogue of events: the family that `resource_id` belongs to, the schema of the data, whether there are `changes`, and the other records of which people see more or fewer.',
      Object.fromEntries(rows),
    ),
    `/** The data of each event, by its type. */\nexport interface EventDataByType {\n${types.join('\n')}\n}\n`,
    `/** The types of events that change a record. */\nexport type ChangeEventType = ${changeKinds(catalogue)
      .map((type) => `'${type}'`)
      .join(' | ')};\n`,
    `/** The audiences of effects that families decide about. */\nexport type FamilyAudience = ${orNever(audiencesIn(readSource))};\n`,
  ].join('\n');
};

/** AsyncAPI's schemas as an OpenAPI document without paths, so that the same tools read them: both are JSON Schema. */
export const asOpenApi = ({ components }: AsyncDocument): Document => {
  const document = { openapi: '3.1.0', info: { title: 'Frames', version: '1' }, paths: {}, components: { schemas: components.schemas } };
  return JSON.parse(JSON.stringify(document)) as Document;
};

/** Removes the policy keys of REST lists, which have no meaning in a frame. */
const withoutListPolicy = (document: AsyncDocument): AsyncDocument =>
  JSON.parse(JSON.stringify(document, (key, value) => (['x-filter', 'x-sort', 'x-expand'].includes(key) ? undefined : value)));

/** The source text of the document's limits and close codes, which the server applies. */
const channelPolicy = (document: AsyncDocument): string => {
  const codes = document['x-close-codes'].map(({ code, reason, reconnect }) => [reason, { code, reconnect }]);
  return [
    constant('limits', 'Limits of a connection, in bytes, seconds and counts.', document['x-limits']),
    constant('closeCodes', 'The codes with which the server closes a connection, by reason.', Object.fromEntries(codes)),
  ].join('\n');
};

/** The AsyncAPI document of the channel with the catalogue's events, bundled from the contract. */
export const channelDocument = async (catalogue: EventCatalogue): Promise<AsyncDocument> => {
  const file = 'openapi/messages/channel.yaml';
  const channel = asOffered(file, withoutListPolicy(await bundleContract<AsyncDocument>(sourcePath(file))));
  withEvents(channel.components.schemas, catalogue);
  return channel;
};

/** Everything generated from `openapi/messages`: event and frame types, tables, the AsyncAPI document. */
export const messageFiles = async (banner: string, catalogue: EventCatalogue, platform: Document): Promise<[string, string][]> => {
  const channel = await channelDocument(catalogue);
  withReadersOfTypes(channel.components.schemas.EventType!, platform.components.schemas, catalogue);
  const frames = asOpenApi(channel);
  return [
    ['messages/events.ts', banner + eventTable(catalogue)],
    ['messages/readers.ts', banner + readersTable(platform, catalogue)],
    ['messages/channel.ts', banner + channelPolicy(channel)],
    ['messages/frames.ts', banner + (await typesOfDocument(frames))],
    ['messages/asyncapi.json', `${compactJson(channel)}\n`],
  ];
};
