import { bootTessera, type Tessera, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { createPasswordLinks } from '../../../src/identity/passwords/password-links.ts';
import { movingClock, password, signedIn } from '../../support/oauth.ts';

const time = movingClock();
/** How often it was written when an application acted for a person. */
let notes = 0;
let tessera: Tessera;
beforeAll(async () => {
  const onStatement = ({ sql }: { sql: string }) => {
    if (/^update "application_grants" set "last_used_at"/.test(sql)) notes += 1;
  };
  tessera = await bootTessera({ clock: time.clock, onStatement });
});
afterAll(() => tessera?.close());

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

interface Grant {
  scopes: string[];
  last_used_at: string | null;
}

const grantsOf = async ({ application }: SignedIn): Promise<Grant[]> => {
  const { status, body } = await tessera.admin.call('GET', `/v1/account/applications/${application.id}/grants`);
  expect(status).toBe(200);
  return body.data;
};

const scopesGranted = async (person: SignedIn): Promise<string[][]> => (await grantsOf(person)).map(({ scopes }) => scopes);

describe('a consent', () => {
  it('says when the application last acted for the person, written once a minute', async () => {
    const person = await signedIn(tessera);
    const token = (await person.redeem(await person.code())).body.access_token;
    const ownToken = (await person.token({ grant_type: 'client_credentials' })).body.access_token;
    const act = async (bearer: string) => {
      const response = await fetch(`${tessera.url}/v1/resources`, { headers: { Authorization: `Bearer ${bearer}` } });
      expect(response.status).toBe(200);
    };
    const lastUsed = async () => (await grantsOf(person))[0]!.last_used_at;
    const isNow = async () => (await lastUsed()) === time.clock().toISOString();
    expect([await lastUsed(), notes]).toEqual([null, 0]);
    await act(token);
    await until(isNow);
    time.pass(59);
    for (const bearer of [token, ownToken]) await act(bearer);
    time.pass(1);
    await act(token);
    await until(isNow);
    expect(notes).toBe(2);
  });

  it('to openid alone is listed as just that, and holds for the next time', async () => {
    const person = await signedIn(tessera);
    const { page } = await person.person.submit(await person.ask({ scope: 'openid' }), {
      email: person.email,
      password,
    });
    expect(page).toContain('Know who you are');
    const { status, body } = await person.redeem(await person.code({ scope: 'openid' }));
    expect([status, body.scope]).toEqual([200, 'openid']);
    expect(body.id_token).toBeTypeOf('string');
    expect(await scopesGranted(person)).toEqual([['openid']]);
    expect((await person.ask({ scope: 'openid', prompt: 'none' })).outside?.searchParams.get('code')).toBeTruthy();
  });

  it('has to be given anew for openid, too, and is then listed with what was agreed to before', async () => {
    const person = await signedIn(tessera);
    await person.code({ scope: 'read:resources' });
    const scope = 'openid read:resources';
    expect((await person.ask({ scope, prompt: 'none' })).outside?.searchParams.get('error')).toBe('consent_required');
    await person.code({ scope });
    expect(await scopesGranted(person)).toEqual([['openid', 'read:resources']]);
  });

  it('stays when the person sets a new password, while their sign-ins and tokens end', async () => {
    const person = await signedIn(tessera);
    const { body } = await person.redeem(await person.code({ scope: 'read:resources' }));
    const { database, accountId, url } = tessera;
    const links = createPasswordLinks({ clock: () => new Date(), authUrl: url });
    const link = await transaction(database.db, (tx) => links.create(tx, { accountId, userId: person.userId }));
    const token = new URL(link.url).searchParams.get('token');
    expect((await tessera.admin.call('POST', '/v1/auth/password', { token, password: 'a new one, and long enough' })).status).toBe(204);
    const bearing = { headers: { Authorization: `Bearer ${body.access_token}` } };
    expect((await fetch(`${url}/v1/resources`, bearing)).status).toBe(401);
    expect((await person.refresh(body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await person.ask({ prompt: 'none' })).outside?.searchParams.get('error')).toBe('login_required');
    expect(await scopesGranted(person)).toEqual([['read:resources']]);
  });
});
