import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import type { Transported } from '../request/incoming.ts';
import { readJsonBody } from '../request/json-body.ts';
import type { Identified } from '../request/states.ts';
import { type Message, messageOf } from './message.ts';
import type { ToolMode } from './visit.ts';

/** A message as it was sent, what the door needs to know of it, and which tools the request asks for. */
export interface Read {
  body: unknown;
  message: Message;
  mode: ToolMode;
}

/** The methods that the endpoint has. */
export const methods = ['POST'] as const;

/** @throws ServiceError `method_not_allowed` */
export const expectPost = ({ method }: Transported): void => {
  if (method === 'POST') return;
  const message = `/mcp has no ${excerpt(method)}: each message of MCP is a POST, and nothing is stored between two of them. See /docs/agents.`;
  throw new ServiceError('method_not_allowed', message, { headers: { Allow: methods.join(', ') } });
};

const modes: readonly ToolMode[] = ['all', 'search'];

const modeOf = ({ query }: Transported): ToolMode => {
  const wanted = query.tools ?? 'all';
  const mode = modes.find((one) => one === wanted);
  if (mode) return mode;
  throw new ServiceError('invalid_parameters', `tools may be ${modes.join(' or ')}, not ${excerpt(String(wanted))}.`, {
    details: [{ field: 'tools', message: `Must be one of: ${modes.join(', ')}.`, code: 'invalid_enum_value' }],
  });
};

/** A stream of changes needs a connection that lasts. */
const stream = 'subscriptions/listen';

/** Reads the message of a request. @throws ServiceError */
export const readMessage = async (request: Identified): Promise<{ reading: Read }> => {
  const mode = modeOf(request);
  const body = await readJsonBody(request);
  if (Array.isArray(body)) throw new ServiceError('malformed_request', 'Messages come one at a time, not in a list.');
  const message = messageOf(body);
  if (message.method === stream)
    throw new ServiceError('not_acceptable', 'There are no streams of changes here. The channel at /v1/websocket delivers events.');
  return { reading: { body, message, mode } };
};
