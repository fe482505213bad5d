import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentDocument, publishedDocuments } from '../../support/client-documents.ts';
import {
  authorizeAs,
  browser,
  callback,
  challenged,
  linkBack,
  password,
  register,
  signedIn,
  signInAtPages,
  withPassword,
} from '../../support/oauth.ts';

const { outbound, publish } = publishedDocuments();
let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera({ outbound });
});
afterAll(() => tessera.close());

const atAgent = 'https://agent.example.com/callback';
const wrong = { scope: 'read:resources paint' };
const ended = ({ status, outside }: { status: number; outside?: URL }) => [status, outside?.searchParams.get('error')];

describe('a wrong request of a registered application', () => {
  it('gets a page that says what is wrong and where its link leads, while nobody is signed in', async () => {
    const { ask } = await signedIn(tessera);
    const seen = await ask(wrong);
    expect([seen.status, seen.outside]).toEqual([400, undefined]);
    expect(seen.page).toMatch(/role="alert">[^<]*paint/);
    expect(seen.page).toContain(`<strong>${new URL(callback).host}</strong>`);
    const { searchParams, origin, pathname } = linkBack(seen)!;
    expect(`${origin}${pathname}`).toBe(callback);
    expect(Object.fromEntries(searchParams)).toMatchObject({ error: 'invalid_scope', state: 'xyz', iss: tessera.publicUrl });
  });

  it('is told to programs in JSON', async () => {
    const { query } = await signedIn(tessera);
    const response = await fetch(`${tessera.url}/oauth/authorize?${query(wrong)}`, {
      headers: { Accept: 'application/json' },
      redirect: 'manual',
    });
    expect([response.status, await response.json()]).toMatchObject([400, { error: 'invalid_scope' }]);
  });

  it('leads back at once, where somebody of its account is signed in', async () => {
    const { ask, code } = await signedIn(tessera);
    await code();
    expect(ended(await ask(wrong))).toEqual([303, 'invalid_scope']);
  });

  it('is none of the business of people of other accounts', async () => {
    const { person, code } = await signedIn(tessera);
    await code();
    const { userId } = await tessera.otherAccount();
    const { account_id: accountId } = await tessera.database.db
      .selectFrom('users')
      .select('account_id')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const { id } = await register(tessera, { accountId, createdBy: userId });
    const asked = new URLSearchParams({ client_id: id, redirect_uri: callback, response_type: 'token' });
    expect(ended(await person.open(`/oauth/authorize?${asked}`))).toEqual([400, undefined]);
  });

  it('leads back at once, where it asks whether somebody is signed in', async () => {
    const { ask } = await signedIn(tessera);
    expect(ended(await ask({ prompt: 'none' }))).toEqual([303, 'login_required']);
    expect(ended(await ask({ prompt: 'none', ...wrong }))).toEqual([303, 'invalid_scope']);
  });

  it('leads nowhere by a form of another site', async () => {
    const { query } = await signedIn(tessera);
    for (const path of ['/oauth/sign-in', '/oauth/consent']) {
      const seen = await browser(tessera).open(`${path}?${query(wrong)}`);
      const posted = await browser(tessera).request(`${path}?${query(wrong)}`, { method: 'POST', body: new URLSearchParams() });
      expect([seen.status, posted.status]).toEqual([400, 400]);
    }
  });
});

describe('an application that describes itself', () => {
  const described = () => {
    const client_id = `https://agent.example.com/oauth/${crypto.randomUUID()}.json`;
    publish(agentDocument({ client_id }), client_id);
    return (more: Record<string, string>) => {
      const asked = { client_id, redirect_uri: atAgent, response_type: 'code', state: 'xyz', scope: 'read', ...challenged, ...more };
      return `/oauth/authorize?${new URLSearchParams(asked)}`;
    };
  };

  it('leads nobody away who has not agreed to it, not even in silence', async () => {
    const address = described();
    const email = await withPassword(tessera, (await tessera.someone('editor')).userId);
    const person = browser(tessera);
    expect(ended(await person.open(address({ prompt: 'none' })))).toEqual([400, undefined]);
    expect(ended(await person.open(address({ scope: 'paint' })))).toEqual([400, undefined]);
    await signInAtPages(person, email);
    expect(ended(await person.open(address({ prompt: 'none' })))).toEqual([400, undefined]);
    await authorizeAs(tessera, email, address({}), person);
    expect(ended(await person.open(address({ prompt: 'none', scope: 'write' })))).toEqual([303, 'consent_required']);
  });

  it('is told at once of people who decline', async () => {
    const address = described();
    const email = await withPassword(tessera, (await tessera.someone('editor')).userId);
    const person = browser(tessera);
    const asked = await person.submit(await person.open(address({})), { email, password });
    expect(ended(await person.submit(asked, { decision: 'deny' }))).toEqual([303, 'access_denied']);
  });
});
