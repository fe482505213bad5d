import { type Document, type Json, type Media, nameOf, operationsOf, type Schema } from './document.ts';

/** Descriptions of a record's envelopes, when not derived from its name. */
export interface EnvelopeTexts {
  single?: string;
  collection?: string;
  /** About `data` of the collection. */
  data?: string;
}

type Kind = 'single' | 'collection';

const inWords = (name: string): string => name.replaceAll(/(?<!^)([A-Z])/g, ' $1').toLowerCase();
const pluralOf = (words: string): string => `${words.replace(/y$/, 'ie')}s`;
const capitalized = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1)}`;

/** The name of a record's envelope: `TeamSingle` or `TeamCollection`. */
const envelopeName = (record: string, kind: Kind): string => `${record}${capitalized(kind)}`;

/**
 * The schema of the envelope with one record, or with a list of them.
 * @param record a reference to the record's schema @param envelopes where `Meta`, `CollectionMeta` and `CollectionLinks` are
 */
export const envelopeOf = (record: string, kind: Kind, texts: EnvelopeTexts, envelopes: string): Schema => {
  const words = inWords(nameOf(record));
  const part = (name: string): Schema => ({ $ref: `${envelopes}${name}` });
  const envelope = (description: string, properties: Record<string, Schema>): Schema => ({
    type: 'object',
    description,
    required: ['data', 'meta'],
    properties,
  });
  if (kind === 'single') return envelope(texts.single ?? `One ${words}, in \`data\`.`, { data: { $ref: record }, meta: part('Meta') });
  return envelope(texts.collection ?? `A page of ${pluralOf(words)}, in \`data\`.`, {
    data: { type: 'array', maxItems: 100, items: { $ref: record }, description: texts.data ?? `The ${pluralOf(words)}.` },
    meta: part('CollectionMeta'),
    links: part('CollectionLinks'),
  });
};

const mediaOf = (document: Document): Media[] => {
  const responses = [...operationsOf(document).flatMap(({ operation }) => Object.values(operation.responses))];
  return [...responses, ...Object.values(document.components.responses)].flatMap(({ content }) => Object.values(content ?? {}));
};

/** The complete example of a single envelope. The contract writes its `data`; the rest is always the same. */
export const singleExample = (written: Json, requestId: Json): Json => ({ ...(written as object), meta: { request_id: requestId } });

/** Completes the example of a media type with a derived envelope. */
const completeExample = (media: Media, kind: Kind, { RequestId }: Record<string, Schema>): void => {
  if (kind === 'single' && media.example) media.example = singleExample(media.example, (RequestId!.examples as [Json])[0]);
};

/**
 * Replaces each record with `x-envelope` by a reference to its envelope, which is added to the document's schemas.
 * @param includeEnvelopePart adds a schema of `shared/envelopes.yaml` @throws when the contract already has a schema with that name
 */
export const withEnvelopes = (document: Document, includeEnvelopePart: (name: string) => void): void => {
  const { schemas } = document.components;
  const written = new Set(Object.keys(schemas));
  for (const media of mediaOf(document)) {
    const { $ref, 'x-envelope': kind } = (media.schema ?? {}) as Schema & { 'x-envelope'?: Kind };
    if (!$ref || !kind) continue;
    const record = nameOf($ref);
    const name = envelopeName(record, kind);
    if (written.has(name)) throw new Error(`${name} is both written by hand and derived by x-envelope.`);
    schemas[name] ??= envelopeOf($ref, kind, (schemas[record]!['x-envelope-texts'] ?? {}) as EnvelopeTexts, '#/components/schemas/');
    for (const part of kind === 'single' ? ['Meta'] : ['CollectionMeta', 'CollectionLinks']) includeEnvelopePart(part);
    media.schema = { $ref: `#/components/schemas/${name}` };
    completeExample(media, kind, schemas);
  }
  for (const schema of Object.values(schemas)) delete schema['x-envelope-texts'];
};
