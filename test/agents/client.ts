import {
  type CallToolResult,
  Client,
  type ClientOptions,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import type { Tessera } from '@tessera/platform/testing';
import { onTestFinished } from 'vitest';

interface Wanted extends ClientOptions {
  key?: string;
  authProvider?: OAuthClientProvider;
  /** The query of the address. */
  search?: string;
  fetch?: typeof fetch;
}

/** Connects the official client over HTTP until the test ends. */
export const connect = async (
  { url }: Pick<Tessera, 'url'>,
  { key, authProvider, search = '', fetch, ...options }: Wanted,
): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1.0.0' }, options);
  const requestInit = key === undefined ? {} : { headers: { 'X-API-Key': key } };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/mcp${search}`), { requestInit, authProvider, ...(fetch && { fetch }) }),
  );
  onTestFinished(() => client.close());
  return client;
};

/** The names of the tools that a client sees. */
export const toolNames = async (client: Client): Promise<string[]> => (await client.listTools()).tools.map(({ name }) => name);

/** Calls a tool; the record of its answer, or the answer itself where that is no record. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export const call = async (client: Client, name: string, args: Record<string, unknown> = {}): Promise<any> => {
  const { structuredContent, isError } = (await client.callTool({ name, arguments: args })) as CallToolResult;
  if (isError) return { refused: (structuredContent as { error: unknown }).error };
  return (structuredContent as { data?: unknown } | undefined)?.data ?? structuredContent;
};

/** What a tool says, as an agent reads it. */
export const said = async (client: Client, name: string, args: Record<string, unknown> = {}): Promise<string> => {
  const { content } = (await client.callTool({ name, arguments: args })) as CallToolResult;
  return content.map((one) => (one.type === 'text' ? one.text : '')).join('\n');
};
