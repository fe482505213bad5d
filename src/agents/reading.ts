import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import type { Transported } from '../request/incoming.ts';
import { readJsonBody } from '../request/json-body.ts';
import type { Identified } from '../request/states.ts';
import { type Message, messageOf } from './message.ts';
import type { ToolMode } from './visit.ts';

/** A message as sent, what the door needs to know about it, and which tools the request asks for. */
export interface Read {
  body: unknown;
  message: Message;
  mode: ToolMode;
}

/** The endpoint's methods. */
export const methods = ['POST'] as const;

/** @throws ServiceError `method_not_allowed` */
export const expectPost = ({ method }: Transported): void => {
  if (method === 'POST') return;
  const message = `/mcp does not support ${excerpt(method)}: send each MCP message as a POST; no state is kept between messages. See /docs/agents.`;
  throw new ServiceError('method_not_allowed', message, { headers: { Allow: methods.join(', ') } });
};

const modes: readonly ToolMode[] = ['all', 'search'];

const modeOf = ({ query }: Transported): ToolMode => {
  const wanted = query.tools ?? 'all';
  const mode = modes.find((one) => one === wanted);
  if (mode) return mode;
  throw new ServiceError('invalid_parameters', `tools must be ${modes.join(' or ')}, not ${excerpt(String(wanted))}.`, {
    details: [{ field: 'tools', message: `Must be one of: ${modes.join(', ')}.`, code: 'invalid_enum_value' }],
  });
};

/** Change notifications would need a long-lived connection. */
const stream = 'subscriptions/listen';

/** Reads the message of a request. @throws ServiceError */
export const readMessage = async (request: Identified): Promise<{ reading: Read }> => {
  const mode = modeOf(request);
  const body = await readJsonBody(request);
  if (Array.isArray(body)) throw new ServiceError('malformed_request', 'Batches are not supported. Send one message per request.');
  const message = messageOf(body);
  if (message.method === stream)
    throw new ServiceError('not_acceptable', 'Streams are not supported. Use the channel at /v1/websocket to receive events.');
  return { reading: { body, message, mode } };
};
