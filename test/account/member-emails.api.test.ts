import { randomUUID } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';

const from = 'Tessera <tessera@tessera.example>';
let mailbox: Mailbox;
let tessera: Tessera;
beforeAll(async () => {
  mailbox = await openMailbox();
  tessera = await bootTessera({ env: { TESSERA_SMTP_URL: mailbox.url, TESSERA_SMTP_FROM: from } });
});
afterAll(async () => {
  await tessera?.close();
  await mailbox?.close();
});

const anEmail = () => `${randomUUID()}@example.com`;
const invite = (email: string, headers: Record<string, string> = {}, { admin }: Pick<Tessera, 'admin'> = tessera) =>
  admin.call('POST', '/v1/account/members', { name: 'Ada', email, role: 'editor' }, headers);
/** The letters that have come to an address, once there is one. */
const lettersTo = async (email: string): Promise<string[]> => {
  const mine = () => mailbox.letters.filter(({ to }) => to.includes(email)).map(({ text }) => text);
  await expect.poll(mine).not.toEqual([]);
  return mine();
};

describe('a letter to a member', () => {
  it('brings a link of its own beside the one that the invitation answers, once for a key', async () => {
    const email = anEmail();
    const key = { 'Idempotency-Key': randomUUID() };
    const { status, body } = await invite(email, key);
    expect([status, body.data.password_link.mailed]).toEqual([201, true]);
    expect((await invite(email, key)).body).toEqual(body);
    const next = anEmail();
    await invite(next);
    await lettersTo(next);
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatch(/password\?token=/);
    expect(letters[0]).not.toContain(body.data.password_link.url);
  });

  it('proves the address with its link, until an administrator sets another, and the link that others know does not', async () => {
    const password = 'correct horse battery staple';
    const withLinks = async (email: string) => (await lettersTo(email)).filter((text) => text.includes('password?token='));
    const tokenIn = (text: string) => /password\?token=([\w-]{43})/.exec(text)![1]!;
    const set = async (token: string) =>
      expect((await tessera.admin.call('POST', '/v1/auth/password', { token, password })).status).toBe(204);
    const isVerified = async (email: string) => {
      const { access_token } = (await tessera.admin.call('POST', '/api/token', { email, password })).body;
      const answer = await fetch(`${tessera.url}/oauth/userinfo`, { headers: { Authorization: `Bearer ${access_token}` } });
      const told = (await answer.json()) as { email: string; email_verified: boolean };
      return [told.email, told.email_verified];
    };
    const email = anEmail();
    const { data } = (await invite(email)).body;
    const invitation = (await lettersTo(email))[0]!;
    await set(tokenIn(data.password_link.url));
    expect(await isVerified(email)).toEqual([email, false]);
    expect((await tessera.admin.call('POST', '/v1/auth/password', { token: tokenIn(invitation), password })).status).toBe(401);
    await tessera.admin.call('POST', '/v1/auth/password/reset', { email });
    await expect.poll(async () => (await withLinks(email)).length).toBe(2);
    await set(tokenIn((await withLinks(email))[1]!));
    expect(await isVerified(email)).toEqual([email, true]);
    const shown = await tessera.admin.call('POST', `/v1/account/members/${data.id}/password-link`);
    await set(tokenIn(shown.body.data.url));
    expect(await isVerified(email)).toEqual([email, true]);
    const another = anEmail();
    expect((await tessera.admin.call('PATCH', `/v1/users/${data.id}`, { email: another })).status).toBe(200);
    expect(await isVerified(another)).toEqual([another, false]);
    const invited = anEmail();
    await invite(invited);
    await set(tokenIn((await lettersTo(invited))[0]!));
    expect(await isVerified(invited)).toEqual([invited, true]);
  });

  it('brings another link when an administrator makes one', async () => {
    const email = anEmail();
    const { body } = await invite(email);
    await lettersTo(email);
    const made = await tessera.admin.call('POST', `/v1/account/members/${body.data.id}/password-link`);
    expect([made.status, made.body.data.mailed]).toEqual([201, true]);
    await expect.poll(async () => (await lettersTo(email)).join()).toMatch(/password\?token=[\s\S]*password\?token=/);
  });

  it('comes five times an hour at most, whoever makes the links', async () => {
    const email = anEmail();
    const [one, other] = [await invite(email), await invite(email, {}, { admin: await tessera.otherAccount() })];
    const again = `/v1/account/members/${one.body.data.id}/password-link`;
    const mailed = [one, other].map(({ body }) => body.data.password_link.mailed);
    for (let made = 2; made < 7; made += 1) mailed.push((await tessera.admin.call('POST', again)).body.data.mailed);
    expect(mailed).toEqual([true, true, true, true, true, false, false]);
    const next = anEmail();
    await invite(next);
    await lettersTo(next);
    await expect.poll(async () => await lettersTo(email)).toHaveLength(5);
  });

  it('is not sent of a write that is undone in the end', async () => {
    const { db } = tessera.database;
    const [undone, kept] = [anEmail(), anEmail()];
    await sql`alter table audit_entries add constraint nothing_fits check (false) not valid`.execute(db);
    try {
      expect((await invite(undone)).status).toBe(500);
    } finally {
      await sql`alter table audit_entries drop constraint nothing_fits`.execute(db);
    }
    await invite(kept);
    await lettersTo(kept);
    expect(mailbox.letters.filter(({ to }) => to.includes(undone))).toEqual([]);
  });

  it.each(['refuses', 'never greets'])(
    'loses neither the write nor the link where the mail server %s, and nobody waits for it',
    async (how) => {
      const sockets: Socket[] = [];
      const server = createServer((socket) => (how === 'refuses' ? socket.end('554 No.\r\n') : sockets.push(socket)));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const alone = await bootTessera({ env: { TESSERA_SMTP_URL: url, TESSERA_SMTP_FROM: from } });
      const { status, body } = await invite(anEmail(), {}, alone);
      expect(status).toBe(201);
      expect((await alone.admin.call('GET', `/v1/account/members/${body.data.id}`)).status).toBe(200);
      const token = new URL(body.data.password_link.url).searchParams.get('token');
      const set = await alone.admin.call('POST', '/v1/auth/password', { token, password: 'correct horse battery staple' });
      expect(set.status).toBe(204);
      server.close();
      for (const socket of sockets) socket.destroy();
      await alone.close();
    },
  );
});
