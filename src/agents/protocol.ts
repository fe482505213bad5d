import { type AgentServerDependencies, createAgentServer, type Sdk } from './agent-server.ts';
import type { Visit } from './visit.ts';

/** The protocol's answer: a status, and JSON unless the message was a notification. */
export interface ProtocolAnswer {
  status: number;
  body: unknown;
}

/** What the protocol depends on. */
export interface ProtocolDependencies extends Omit<AgentServerDependencies, 'tools'> {
  /** Built from the published documents at the first agent request. */
  tools: () => Promise<AgentServerDependencies['tools']>;
}

type Carry = (visit: Visit, message: unknown, headers: Record<string, string>) => Promise<ProtocolAnswer>;

const load = (): Promise<Sdk> => import('@modelcontextprotocol/server');

const answerOf = async (response: Response): Promise<ProtocolAnswer> => {
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
};

/**
 * Answers MCP messages, each with its own server: nothing is stored between requests, so any node can answer any of them. The SDK supports the 2026
 * protocol; clients of the earlier one get its stateless transport.
 */
export const createProtocol = ({ tools, ...dependencies }: ProtocolDependencies): Carry => {
  const address = `${dependencies.publicUrl}/mcp`;
  return async (visit, message, headers) => {
    const [sdk, made] = await Promise.all([load(), tools()]);
    const server = () => createAgentServer(sdk, visit, { ...dependencies, tools: made });
    const request = new Request(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    });
    if (!(await sdk.isLegacyRequest(request, message)))
      return answerOf(await sdk.createMcpHandler(server, { legacy: 'reject' }).fetch(request, { parsedBody: message }));
    const transport = new sdk.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const legacy = server();
    await legacy.connect(transport);
    try {
      return await answerOf(await transport.handleRequest(request, { parsedBody: message }));
    } finally {
      await legacy.close();
    }
  };
};
