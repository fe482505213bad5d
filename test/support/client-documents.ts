import type { Alterations } from '../../src/app/compose/doors.ts';
import { type OutboundAnswer, OutboundError } from '../../src/outbound/outbound.ts';

/** The address of the document that tests publish. */
export const documentAddress = 'https://agent.example.com/oauth/client.json';

/** A document of an agent on the person's machine. */
export const agentDocument = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  client_id: documentAddress,
  client_name: 'Some Agent',
  redirect_uris: ['https://agent.example.com/callback', 'http://localhost/callback', 'http://[::1]/callback'],
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  ...more,
});

/** The world outside: documents by their addresses, and what was asked for. */
export const publishedDocuments = () => {
  const answers = new Map<string, Partial<OutboundAnswer>>();
  const asked: string[] = [];
  const outbound: NonNullable<Alterations['outbound']> = (own) => ({
    ...own,
    send: async (request) => {
      const { url, maxBytes } = request;
      asked.push(url);
      const answer = answers.get(url);
      if (!answer) throw new OutboundError('unreachable', 'Cannot reach the address.', undefined);
      const { body = new Uint8Array(), ...others } = answer;
      const headers = { 'content-type': 'application/json' };
      return { status: 200, headers, ...others, body: body.subarray(0, maxBytes), complete: body.length <= maxBytes };
    },
  });
  const publish = (document: unknown, address = documentAddress, more: Partial<OutboundAnswer> = {}): void => {
    const text = typeof document === 'string' ? document : JSON.stringify(document);
    answers.set(address, { body: Buffer.from(text), ...more });
  };
  return { outbound, asked, publish, remove: (address = documentAddress) => answers.delete(address) };
};
