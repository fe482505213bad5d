import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { type Somebody, somebody } from '../support/people.ts';

let mailbox: Mailbox;
let tessera: Tessera;
beforeAll(async () => {
  mailbox = await openMailbox();
  tessera = await bootTessera({ env: { TESSERA_SMTP_URL: mailbox.url, TESSERA_SMTP_FROM: 'Tessera <tessera@tessera.example>' } });
});
afterAll(async () => {
  await tessera?.close();
  await mailbox?.close();
});

let ada: Somebody;
let lin: Somebody;
beforeEach(async () => {
  ada = await somebody(tessera.database.db, tessera.accountId, { role: 'admin' });
  lin = await somebody(tessera.database.db, tessera.accountId, { role: 'admin' });
});

const call = (method: string, path: string, body?: object) => tessera.admin.call(method, path, body);
const lettersTo = ({ email }: Somebody) => mailbox.letters.filter(({ to }) => to.includes(email));
const arrived = ({ email }: Somebody, count: number) => mailbox.arrivedFor(email, count);
const secure = (body: object) => call('PATCH', '/v1/account/security', body);
const keep = (body: object) => call('PATCH', '/v1/account/retention', body);

describe('a change of the security settings', () => {
  it('is told to every administrator who may sign in: what has changed, by whom, when and from where', async () => {
    const viewer = await somebody(tessera.database.db, tessera.accountId, { role: 'viewer' });
    const waiting = await somebody(tessera.database.db, tessera.accountId, { role: 'admin' });
    await tessera.database.db.updateTable('users').set({ may_sign_in: false }).where('id', '=', waiting.userId).execute();
    const { status, body } = await secure({ session_minutes: 480, people_networks: [], allowed_origins: ['https://evil.example'] });
    expect(status).toBe(200);
    const entry = (await call('GET', '/v1/account/audit?action=updateSecuritySettings')).body.data[0];
    for (const who of [ada, lin]) {
      const [letter] = await arrived(who, 1);
      expect(letter!.text).toContain('- session minutes: none, now 480');
      expect(letter!.text).toContain('- allowed origins: changed');
      expect(letter!.text).not.toMatch(/evil|networks/);
      expect(letter!.text).toContain(`(${tessera.admin.userId}), with the API key ${entry.credential_id}`);
      expect(letter!.text).toContain(`From: ${entry.address}`);
      expect(letter!.text).toContain(`When: ${body.data.updated_at.slice(0, 16)}`);
    }
    expect([lettersTo(viewer), lettersTo(waiting)]).toEqual([[], []]);
  });

  it('is told with both values of what protects, and not told where nothing changes', async () => {
    await secure({ session_minutes: 300, administrators_need_second_factor: false });
    await arrived(ada, 1);
    await secure({ session_minutes: 300 });
    await secure({ session_minutes: null });
    const [, last] = await arrived(ada, 2);
    expect(last!.text).toContain('- session minutes: 300, now none');
  });

  it('that is refused is told to nobody', async () => {
    expect((await secure({ program_networks: ['203.0.113.0/24'] })).status).toBe(422);
    expect((await secure({ session_minutes: 200 })).status).toBe(200);
    expect((await arrived(ada, 1))[0]!.text).not.toContain('networks');
  });
});

describe('a shorter retention', () => {
  it('is told to every administrator, and a longer one to nobody', async () => {
    await keep({ audit_days: null, logged_reads: null });
    expect((await keep({ audit_days: 100, logged_reads: 0.5 })).status).toBe(200);
    for (const who of [ada, lin]) {
      const [letter] = await arrived(who, 1);
      expect(letter!.text).toContain('- audit days: the maximum of the plan, now 100');
      expect(letter!.text).toContain('- logged reads: 1, now 0.5');
    }
    expect((await keep({ audit_days: 101 })).status).toBe(200);
    expect((await keep({ audit_days: 99 })).status).toBe(200);
    const [, last] = await arrived(ada, 2);
    expect(last!.text).toContain('- audit days: 101, now 99');
  });
});
