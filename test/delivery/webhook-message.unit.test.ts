import { propagation } from '@opentelemetry/api';
import { afterEach, describe, expect, it } from 'vitest';
import { messageViolations } from '../../src/contract/webhook-messages.ts';
import { type IdKind, newId } from '../../src/core/ids.ts';
import { beginTracing } from '../../src/core/tracing.ts';
import { createSend } from '../../src/delivery/webhooks/attempt.ts';
import { type MessageCheck, refuseMessageViolations, reportMessageViolations } from '../../src/delivery/webhooks/message-check.ts';
import { bodyOf, headersOf, type WebhookEvent } from '../../src/delivery/webhooks/signed-message.ts';
import type { Outbound } from '../../src/outbound/outbound.ts';
import { eventAbout, eventTypes } from '../support/events.ts';

const now = new Date('2026-03-14T09:41:12.120Z');
const secrets = ['whsec_YW4gZXhhbXBsZSwgbm90IGEgc2VjcmV0', 'whsec_YW5vdGhlciBleGFtcGxlLCBub3QgYSBzZWNyZXQ='];

const eventOf = (type: (typeof eventTypes)[number]): WebhookEvent => {
  const kind = type.split('_')[0]!.toLowerCase() as IdKind;
  const { data, version, changes, resourceId } = eventAbout(type, newId(kind));
  const head = {
    id: newId('event'),
    type,
    resource_id: resourceId!,
    actor: { type: 'system', id: null },
    cause: newId('event'),
    changes,
  } as const;
  return { ...head, data, version, created_at: now.toISOString() };
};

const messageOf = (event: WebhookEvent) => {
  const body = bodyOf(event);
  return { body, headers: headersOf(event.id, JSON.stringify(body), now, secrets) };
};

describe('a message to a webhook', () => {
  it.each(eventTypes)('is as its contract documents, and holds nothing else: %s', (type) => {
    const { body, headers } = messageOf(eventOf(type));
    expect(messageViolations(body, headers)).toBeUndefined();
    const fields = (planted: object) => messageViolations({ ...body, ...planted }, headers)?.map(({ field }) => field);
    expect(fields({ surplus: 1 })).toEqual(['surplus']);
    expect(fields({ timestamp: undefined })).toEqual(['timestamp']);
    expect(fields({ resource_id: 'res_1' })).toContain('resource_id');
    expect(fields({ cause: 'evt_1' })).toContain('cause');
    expect(fields({ cause: null })).toBeUndefined();
    expect(fields({ actor: { type: 'nobody', id: null } })).toContain('actor.type');
    expect(fields({ data: { ...body.data, surplus: 1 } })).toEqual(['data.surplus']);
    for (const name of Object.keys(body.data)) expect(fields({ data: { ...body.data, [name]: [[7]] } })?.join()).toContain(`data.${name}`);
  });

  it.each([
    ['webhook-id', 'msg_1'],
    ['webhook-timestamp', 'NaN'],
    ['webhook-signature', 'v1,short'],
    ['webhook-signature', undefined],
    ['traceparent', '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01'],
    ['traceparent', '01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
    ['tracestate', 'x'.repeat(513)],
  ])('has the header %s as documented, not %s', (name, value) => {
    const { body, headers } = messageOf(eventOf('RESOURCE_CREATED'));
    expect(messageViolations(body, { ...headers, [name]: value })?.map(({ field }) => field)).toEqual([name]);
  });

  afterEach(() => propagation.disable());

  /** Sends an event with a plant in its data; what was sent, and the attempt. */
  const attempted = async (check: MessageCheck, data: object = { metadata: 'none' }) => {
    const sent: unknown[] = [];
    const answer = { status: 204, headers: {}, body: new Uint8Array(), complete: true };
    const outbound: Pick<Outbound, 'send'> = {
      send: async ({ body }) => {
        sent.push(JSON.parse(String(body)));
        return answer;
      },
    };
    const send = createSend({ outbound, clock: () => now, check });
    const event = eventOf('RESOURCE_CREATED');
    const planted = { ...event, data: { ...event.data, ...data } } as never;
    return { sent, ...(await send({ url: 'https://example.com/hook', secrets }, planted, new AbortController().signal)) };
  };

  it('is not sent when it is not as documented, and its attempt says what is wrong', async () => {
    const { sent, verdict, attempt } = await attempted(refuseMessageViolations);
    expect({ sent, verdict, status: attempt.status }).toEqual({ sent: [], verdict: 'failed', status: null });
    expect(attempt.error).toBe('The message violates its contract: data.metadata - Must be of type object.');
  });

  it.each([
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', 1],
    ['4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-1', 0],
  ])('is sent with a trace only where that is as documented: %s', async (traceparent, times) => {
    propagation.setGlobalPropagator({
      inject: (_context, carrier, setter) => setter.set(carrier, 'traceparent', traceparent),
      extract: (context) => context,
      fields: () => ['traceparent'],
    });
    const end = beginTracing();
    const { sent, attempt } = await attempted(refuseMessageViolations, {});
    end();
    expect(sent).toHaveLength(times);
    expect(attempt.error).toBe(
      times === 1
        ? null
        : 'The message violates its contract: traceparent - Must match the pattern ^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$.',
    );
  });

  it('is sent in production all the same, and reported', async () => {
    const reported: unknown[] = [];
    const { sent, verdict } = await attempted(reportMessageViolations((type, details) => void reported.push([type, details])));
    expect({ verdict, sent }).toMatchObject({ verdict: 'delivered', sent: [{ data: { metadata: 'none' } }] });
    expect(reported).toMatchObject([['RESOURCE_CREATED', [{ field: 'data.metadata', code: 'invalid_type' }]]]);
  });
});
