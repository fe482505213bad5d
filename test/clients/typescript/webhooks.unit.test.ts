import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { UnverifiedWebhook, verifyWebhook } from '../../../clients/typescript/src/webhooks/index.ts';

const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;
const other = `whsec_${Buffer.from('another one of so many by').toString('base64')}`;
const event = { id: 'evt_1', type: 'RESOURCE_CREATED', data: { name: 'Ätlas' }, timestamp: '2026-11-23T00:00:00.000Z' };
const body = JSON.stringify(event);

const noEvent = 'The body is no event: it has to be an object of JSON in UTF-8.';

/** A message as Tessera sends it, signed by the published library. */
const message = (by = secret, at = new Date(), signed = body) => ({
  body: signed,
  headers: {
    'webhook-id': event.id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(by).sign(event.id, at, signed),
  } as Record<string, string>,
  secret,
});

describe('verifyWebhook', () => {
  it('reads the event of a message that is signed, in whatever form it came', async () => {
    expect(await verifyWebhook(message())).toEqual(event);
    const { headers } = message();
    const bytes = new TextEncoder().encode(body);
    expect(await verifyWebhook({ body: bytes, headers: new Headers(headers), secret })).toEqual(event);
    const received = await verifyWebhook({ body: bytes.buffer, headers, secret });
    expect(received.type === 'RESOURCE_CREATED' && received.data.name).toBe('Ätlas');
  });

  it('finds its headers in whatever case they are, and in lists of one', async () => {
    const { headers, ...rest } = message();
    const capitals = Object.entries(headers).map(([name, value]) => [name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), value]);
    expect(await verifyWebhook({ ...rest, headers: Object.fromEntries(capitals) })).toEqual(event);
    expect(await verifyWebhook({ ...rest, headers: Object.fromEntries(capitals.map(([name, value]) => [name, [value]])) })).toEqual(event);
  });

  it('says that it needs the bytes where it gets what they were parsed into', async () => {
    await expect(verifyWebhook({ ...message(), body: event as never })).rejects.toThrow(TypeError);
    await expect(verifyWebhook({ ...message(), body: event as never })).rejects.toThrow('exactly as they came');
  });

  it('accepts one of several secrets, and one of several signatures', async () => {
    expect(await verifyWebhook({ ...message(other), secret: [secret, other] })).toEqual(event);
    const both = message();
    both.headers['webhook-signature'] = `v0,xyz v1,!! ${message(other).headers['webhook-signature']} ${both.headers['webhook-signature']}`;
    expect(await verifyWebhook(both)).toEqual(event);
  });

  const header = (name: string, value: string | undefined) => {
    const { headers, ...rest } = message();
    return { ...rest, headers: { ...headers, [name]: value } };
  };

  it.each([
    ['another secret', () => message(other)],
    ['another body', () => ({ ...message(), body: `${body} ` })],
    ['another id', () => header('webhook-id', 'evt_2')],
    ['no signature', () => header('webhook-signature', undefined)],
    ['a signature of nothing', () => header('webhook-signature', 'v1,')],
    ['no time', () => header('webhook-timestamp', 'soon')],
    ['a time that is past', () => message(secret, new Date(Date.now() - 302_000))],
    ['a time to come', () => message(secret, new Date(Date.now() + 302_000))],
  ])('refuses %s', async (_what, made) => {
    await expect(verifyWebhook(made())).rejects.toThrow(UnverifiedWebhook);
  });

  it('has its own tolerance, and refuses a secret that is none', async () => {
    expect(await verifyWebhook({ ...message(secret, new Date(Date.now() - 400_000)), tolerance: 500 })).toEqual(event);
    for (const none of ['whsec_!', 'whsec_', '', 'whsec_ü'])
      await expect(verifyWebhook({ ...message(), secret: none })).rejects.toThrow('A secret of a webhook is');
  });

  /** A message with these bytes, signed as they are. */
  const bytes = (signed: Buffer<ArrayBuffer>) => {
    const { headers, ...rest } = message();
    const content = Buffer.concat([Buffer.from(`${event.id}.${headers['webhook-timestamp']}.`), signed]);
    const signature = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
      .update(content)
      .digest('base64');
    return { ...rest, body: new Uint8Array(signed), headers: { ...headers, 'webhook-signature': `v1,${signature}` } };
  };

  it('refuses what is signed and no event', async () => {
    for (const none of ['', 'hello', 'null', '[]', '1', '{"id":NaN}'])
      await expect(verifyWebhook(message(secret, new Date(), none))).rejects.toThrow(new UnverifiedWebhook(noEvent));
    for (const none of [Buffer.from('{"id":"\xff"}', 'latin1'), Buffer.from('{}', 'utf16le')])
      await expect(verifyWebhook(bytes(none))).rejects.toThrow(new UnverifiedWebhook(noEvent));
  });

  it('reads a body with a byte order mark, which is signed with it', async () => {
    expect(await verifyWebhook(bytes(Buffer.from(`\ufeff${body}`)))).toEqual(event);
    await expect(verifyWebhook({ ...message(), body: `\ufeff${body}` })).rejects.toThrow('No signature fits');
  });
});
