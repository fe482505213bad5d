import type { AsyncDocument } from '../codegen/messages.ts';

const nameIn = ($ref: string): string => $ref.split('/').at(-1)!;

/** A server or a channel without what people read, and without its frames. */
const connecting = (parts: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parts as Record<string, Record<string, unknown>>).map(([name, { description, title, messages, ...part }]) => [
      name,
      part,
    ]),
  );

/**
 * The channel's frames as an OpenAPI document, for tools that know breaking changes: a frame from the client is a request body, one from the server a
 * response.
 */
export const framesAsOperations = ({ operations, components, ...document }: AsyncDocument): Record<string, unknown> => {
  const sent = new Set<string>();
  const received = new Set<string>();
  for (const { action, messages, reply } of Object.values(operations)) {
    for (const { $ref } of messages) (action === 'receive' ? sent : received).add(nameIn($ref));
    for (const { $ref } of reply?.messages ?? []) received.add(nameIn($ref));
  }
  const content = (name: string) => {
    const { payload, contentType = 'application/json' } = components.messages[name]!;
    return { [contentType]: { schema: payload } };
  };
  const ok = (name: string) => ({ 200: { description: 'The frame.', content: content(name) } });
  return {
    openapi: '3.1.1',
    info: { title: 'Frames', version: '1' },
    paths: Object.fromEntries([
      ...[...sent].map((name) => [
        `/frames/${name}`,
        { post: { requestBody: { required: true, content: content(name) }, responses: { 204: { description: 'It is answered.' } } } },
      ]),
      ...[...received].map((name) => [`/frames/${name}`, { get: { responses: ok(name) } }]),
    ]),
    components: { schemas: components.schemas },
    'x-content-type': document.defaultContentType,
    'x-limits': document['x-limits'],
    'x-close-codes': document['x-close-codes'],
    'x-servers': connecting(document.servers),
    'x-channels': connecting(document.channels),
  };
};
