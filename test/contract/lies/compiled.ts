import type { Lie } from './lie.ts';

/** A lie as somebody would write it, and what the compiler says of it. */
interface CompiledLie extends Lie {
  source: string;
  complaint: RegExp;
}

const handler = (operationId: string, made: string) => `
  import type { Handler, Schemas } from '../../src/contract/types.ts';
  declare const resource: Schemas['Resource'];
  declare const part: Omit<Schemas['Resource'], 'name'>;
  export const handler: Handler<'${operationId}'> = async () => (${made});
`;

const event = (recorded: string) => `
  import type { EventData } from '../../src/contract/events.ts';
  import type { Tx } from '../../src/data/connection/transaction.ts';
  import { type Author, changeEventOf, eventOf, recordEvent } from '../../src/rules/record-event.ts';
  declare const tx: Tx;
  declare const author: Author;
  declare const resource: { data: EventData<'RESOURCE_CREATED'>; version: number };
  export const recorded = () => recordEvent(tx, author, ${recorded});
`;

const frame = (made: string) => `
  import type { ServerFrame } from '../../src/contract/frames.ts';
  export const frame: ServerFrame = ${made};
`;

const operator = (made: string) => `
  import type { OperatorReply, OperatorSchemas } from '../../src/contract/operators.ts';
  declare const account: OperatorSchemas['OperatedAccount'];
  declare const part: Omit<OperatorSchemas['OperatedAccount'], 'status'>;
  export const reply: OperatorReply<'showAccount'> = ${made};
`;

const webhook = (made: string) => `
  import type { WebhookBody, WebhookHeaders } from '../../src/contract/webhook-messages.ts';
  declare const body: WebhookBody;
  export const made = ${made};
`;

/** Lies that do not compile. */
export const compiledLies: CompiledLie[] = [
  {
    of: 'handler',
    what: 'a status that is not documented',
    source: handler('getResource', '{ status: 202, data: resource, version: 1 }'),
    complaint: /'status' are incompatible/,
  },
  {
    of: 'handler',
    what: 'a record without one of its properties',
    source: handler('getResource', '{ status: 200, data: part, version: 1 }'),
    complaint: /Property 'name' is missing/,
  },
  {
    of: 'header',
    what: 'no ETag',
    source: handler('getResource', '{ status: 200, data: resource }'),
    complaint: /Property 'version' is missing/,
  },
  {
    of: 'handler',
    what: 'an error code that there is not',
    source: `
      import { ServiceError } from '../../src/core/errors.ts';
      export const error = new ServiceError('resource_lost', 'It is lost.');
    `,
    complaint: /resource_lost/,
  },
  { of: 'event', what: 'a type that is in no catalogue', source: event("eventOf('RESOURCE_LOST', resource)"), complaint: /RESOURCE_LOST/ },
  {
    of: 'event',
    what: 'data of another type',
    source: event("eventOf('RESOURCE_CREATED', { ...resource, data: { ...resource.data, name: 7 } })"),
    complaint: /number.*string/s,
  },
  {
    of: 'event',
    what: 'a change without the record before it',
    source: event("eventOf('RESOURCE_UPDATED', resource)"),
    complaint: /RESOURCE_UPDATED/,
  },
  {
    of: 'event',
    what: 'a record without its version',
    source: event("eventOf('RESOURCE_CREATED', { ...resource, version: null })"),
    complaint: /'null' is not assignable to type 'number'/,
  },
  {
    of: 'frame',
    what: 'a result without its cursor',
    source: frame("{ id: 'one', type: 'result', to: 'subscribe', subscription: 's', recovered: true }"),
    complaint: /Property 'cursor' is missing/,
  },
  {
    of: 'handler',
    what: 'an account of operators without one of its properties',
    source: operator('{ data: part }'),
    complaint: /Property 'status' is missing/,
  },
  {
    of: 'handler',
    what: 'an enrolment of a passkey without its challenge',
    source: handler('enrolPasskey', "{ status: 201, data: { id: 'mfa_1' } }"),
    complaint: /public_key/,
  },
  {
    of: 'webhook',
    what: 'a body without its timestamp',
    source: webhook('((): WebhookBody => { const { timestamp, ...rest } = body; void timestamp; return rest; })()'),
    complaint: /Property 'timestamp' is missing/,
  },
  {
    of: 'webhook',
    what: 'a message without its signature',
    source: webhook("{ 'content-type': 'application/json', 'webhook-id': 'one', 'webhook-timestamp': '1' } satisfies WebhookHeaders"),
    complaint: /Property '"webhook-signature"' is missing/,
  },
];

/** The same without a lie: what compiles. */
export const compiledTruths: Record<string, string> = {
  handler: handler('getResource', '{ status: 200, data: resource, version: 1 }'),
  event: event(
    "resource.version > 1 ? eventOf('RESOURCE_CREATED', resource) : changeEventOf('RESOURCE_UPDATED', { before: resource, after: resource })",
  ),
  frame: frame("{ id: 'one', type: 'result', to: 'subscribe', subscription: 's', cursor: 'c', recovered: true }"),
  'account of operators': operator('{ data: account }'),
  webhook: webhook('body satisfies WebhookBody'),
};
