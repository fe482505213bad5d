import { ProtocolError, Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createRemote, protocolVersion, RemoteError, type RemoteOptions } from './remote.ts';

/** What the server does; everything else is answered here. */
const forwarded = ['tools/list', 'tools/call', 'resources/list', 'resources/templates/list', 'resources/read'] as const;

const initialization = { protocolVersion, capabilities: {}, clientInfo: { name: 'tessera mcp', version: '1.0.0' } };

/** A failure as reported to the client. */
const protocolError = (failure: unknown): unknown =>
  failure instanceof RemoteError ? new ProtocolError(failure.code, failure.message, failure.data) : failure;

/**
 * Serves MCP over standard input and output by forwarding the client's messages to the server with the key, so tools, rules and answers are those of
 * `/mcp`. Resolves when the client has closed the connection.
 * @throws RemoteError when the server cannot be reached or refuses the key
 */
export const serveOverStdio = async (options: RemoteOptions): Promise<void> => {
  const ask = createRemote(options);
  const { serverInfo, instructions } = (await ask('initialize', initialization)) as {
    serverInfo: { name: string; version: string };
    instructions: string;
  };
  const createServer = (): Server => {
    const server = new Server(serverInfo, { capabilities: { tools: {}, resources: {} }, instructions });
    for (const method of forwarded)
      server.setRequestHandler(method, async ({ params }: { params?: unknown }): Promise<never> => {
        try {
          return (await ask(method, params)) as never;
        } catch (failure) {
          throw protocolError(failure);
        }
      });
    return server;
  };
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve).once('close', resolve);
  });
  const handle = serveStdio(createServer, { onerror: (error) => console.error(`tessera: ${error.message}`) });
  await ended;
  await handle.close();
};
