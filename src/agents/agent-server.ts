import type { ListToolsResult, Server } from '@modelcontextprotocol/server';
import type { Library } from '../contract/library.ts';
import { platformName } from '../contract/platform-name.ts';
import { nearest } from '../core/nearest-names.ts';
import { type CallDependencies, callTool } from './call-tool.ts';
import { searchTools } from './search-tools.ts';
import { type Tools, toolsFor } from './tools.ts';
import type { Visit } from './visit.ts';

/** The official SDK, loaded at the first agent request because most servers have none. */
export type Sdk = typeof import('@modelcontextprotocol/server');

/** What the MCP server of one request depends on. */
export interface AgentServerDependencies extends CallDependencies {
  tools: Tools;
  library: Library;
  /** Called with every internal error. */
  report: (failure: unknown, requestId: string) => void;
}

/** The name and version reported to clients. */
const serverInfo = { name: 'tessera', title: platformName, version: '1.0.0' };

/** Instructions that every client reads first. */
const instructions = [
  `${platformName} manages the work of a company: its people, what they do together, and records of any kind.`,
  'Each tool is an operation of the REST API. Its path and query parameters are arguments, and `body` is the request body.',
  'Lists take `limit` and `after`; use `fields` to request only the properties you need and keep answers small.',
  'An error says what is wrong and what is allowed: use it to correct the call. The resources are the documentation.',
].join(' ');

const listed = (tools: Tools, { mode, caller, credential }: Visit): ListToolsResult['tools'] =>
  (mode === 'search' ? searchTools : toolsFor(tools, caller, credential).map(({ tool }) => tool)) as ListToolsResult['tools'];

/** Tools per page. */
const page = 100;

/** The page of tools after a cursor; undefined for a cursor of another list. */
const pageOf = (all: ListToolsResult['tools'], cursor: string | undefined): ListToolsResult | undefined => {
  const from = cursor === undefined ? 0 : all.findIndex(({ name }) => name === cursor) + 1;
  if (cursor !== undefined && from === 0) return undefined;
  const tools = all.slice(from, from + page);
  return { tools, ...(from + page < all.length && { nextCursor: tools.at(-1)!.name }) };
};

/** The MCP server for one request; its tools are those the credential may use. */
export const createAgentServer = (
  { Server: McpServer, ProtocolError, ProtocolErrorCode, ResourceNotFoundError }: Sdk,
  visit: Visit,
  { tools, library, report, ...dependencies }: AgentServerDependencies,
): Server => {
  /** An internal error is reported, and the client only learns that there was one. */
  const guarded =
    <Request, Result>(handle: (request: Request) => Promise<Result>) =>
    async (request: Request): Promise<Result> => {
      try {
        return await handle(request);
      } catch (failure) {
        if (failure instanceof ProtocolError) throw failure;
        report(failure, visit.requestId);
        throw new ProtocolError(
          ProtocolErrorCode.InternalError,
          `Internal error. Quote request id ${visit.requestId} when you contact us.`,
        );
      }
    };
  const server = new McpServer(serverInfo, { capabilities: { tools: {}, resources: {} }, instructions });

  server.setRequestHandler('tools/list', async ({ params }) => {
    const listing = pageOf(listed(tools, visit), params?.cursor);
    if (listing) return listing;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Invalid cursor. Start again without one.');
  });
  server.setRequestHandler(
    'tools/call',
    guarded(async ({ params: { name, arguments: given = {} } }) => {
      const result = await callTool(tools, name, given, visit, dependencies);
      if (result) return { ...result };
      const names = listed(tools, visit).map((tool) => tool.name);
      const [near] = nearest(name, names);
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool ${name.slice(0, 64)}.${near ? ` Did you mean ${near}?` : ''}`,
      );
    }),
  );
  server.setRequestHandler(
    'resources/list',
    guarded(async () => ({ resources: await library.volumes() })),
  );
  server.setRequestHandler('resources/templates/list', async () => ({ resourceTemplates: [] }));
  server.setRequestHandler(
    'resources/read',
    guarded(async ({ params: { uri } }) => {
      const text = await library.read(uri);
      if (text === undefined) throw new ResourceNotFoundError(uri);
      const mimeType = (await library.volumes()).find((volume) => volume.uri === uri)!.mimeType;
      return { contents: [{ uri, mimeType, text }] };
    }),
  );
  return server;
};
