import { differing } from '#generated/differing';
import { fieldMap } from '#generated/graphql/field-map';
import { versions } from '#generated/versions';
import { type Document, nameOf, type Schema, webhooksOf } from '../../documents/document.ts';
import { baseName, type EventCatalogue } from '../../documents/events.ts';
import { expand } from '../../documents/expand.ts';
import { withOverlay } from '../../documents/overlay.ts';
import { storedContract, storedOverlay, storedParts, wholeDocument } from '../openapi-document.ts';
import { readGenerated } from '../read-generated.ts';
import { answerSchemas, bodyChecks, type Checks, ownChecks, parameterChecks } from './checks.ts';
import { type DifferingPart, onlyDiffering } from './differing.ts';

/** Functions that make the checks of a document, by module name. */
type Modules = Record<string, () => Checks>;

const modulesOf = (name: string, document: Document, messages = {}): Modules => ({
  [`${name}.parameters`]: () => parameterChecks(document),
  [`${name}.bodies`]: () => bodyChecks(document),
  [`${name}.answers`]: () => ownChecks(document, { answers: answerSchemas(document), ...messages }),
});

/** The properties that fields of GraphQL show, by `Type.field`. */
const shownProperties = (document: Document): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries<{ schema: string; fields: Readonly<Record<string, string>> }>(fieldMap.types).flatMap(([type, { schema, fields }]) => {
      const { properties = {} } = document.components.schemas[nameOf(schema)]!;
      return Object.entries(fields).map(([field, property]) => [`${type}.${field}`, properties[property]!] as const);
    }),
  );

/** The messages of the platform that are not answers of REST: the data of events by type, what is recorded with it, bodies of webhooks, and what GraphQL shows. */
const messageSchemas = (document: Document, catalogue: EventCatalogue) => ({
  shownProperties: shownProperties(document),
  eventData: Object.fromEntries(
    Object.entries(catalogue).map(([type, { data }]) => [type, { $ref: `#/components/schemas/${nameOf(data.$ref)}` } as Schema]),
  ),
  recordedEvents: Object.fromEntries(
    Object.entries(catalogue).map(([type, kind]) => {
      const { resource_id, actor, data } = document.components.schemas[baseName(kind)]!.properties!;
      const properties = { resource_id, actor, data } as Record<string, Schema>;
      return [type, { type: 'object', required: Object.keys(properties), properties } as Schema];
    }),
  ),
  webhookBodies: Object.fromEntries(
    webhooksOf(document).map(({ operation }) => [operation.operationId, operation.requestBody!.content['application/json']!.schema!]),
  ),
});

interface ChannelDocument {
  components: { schemas: Record<string, Schema>; messages: Record<string, { payload: Schema }> };
}

/** The frames of the channel. The AsyncAPI document has the same schemas as an OpenAPI document. */
const frameChecks = (): Checks => {
  const { components }: ChannelDocument = JSON.parse(readGenerated('messages/asyncapi.json'));
  const frames = Object.entries(components.messages).map(([name, { payload }]) => [name, payload] as const);
  return ownChecks({ components }, { frames: Object.fromEntries(frames) });
};

/** The checks in which a version differs, in the dialect of the latest version: parameters are read before the version matters. */
const differingModules = ([version, { forms }]: [string, { readonly forms: object }]): Modules => {
  const { document: contract } = withOverlay(storedContract('platform'), storedOverlay(version));
  const document = expand(contract, storedParts(), versions.v1);
  const { operations } = forms as { operations: Record<string, { parts: readonly DifferingPart[] }> };
  const part = (one: DifferingPart): Document => onlyDiffering(document, (id) => operations[id]?.parts.includes(one) ?? false);
  return {
    [`${version}.parameters`]: () => parameterChecks(part('parameters')),
    [`${version}.bodies`]: () => bodyChecks(part('body')),
    [`${version}.answers`]: () => ownChecks(part('answer'), { answers: answerSchemas(part('answer')) }),
  };
};

/** The checks of every module of validators, by its name: `platform.bodies`. */
export const modules = (): Modules => {
  const parts = storedParts();
  const platform = wholeDocument('v1');
  const others = ['identity', 'account', 'operators'].map((name) => modulesOf(name, wholeDocument(name)));
  const own = Object.entries<{ readonly forms: object }>(differing).map(differingModules);
  return Object.assign(
    { 'messages.frames': frameChecks },
    modulesOf('platform', platform, messageSchemas(platform, parts.catalogue)),
    ...others,
    ...own,
  );
};
