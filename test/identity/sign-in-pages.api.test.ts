import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { anAddress, fromAnywhere } from '../../src/testing/addresses.ts';
import { signedIn as application, browser, isSignedInAtPages, signInAtPages } from '../support/oauth.ts';
import { aPassword, at, type Somebody, somebody } from '../support/people.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera({ env: fromAnywhere });
});
afterAll(() => tessera?.close());

let address: string;
let person: ReturnType<typeof browser>;
let ada: Somebody;
beforeEach(async () => {
  address = anAddress();
  person = browser(tessera, address);
  ada = await somebody(tessera.database.db, tessera.accountId);
});

const titleOf = ({ page }: { page?: string }) => /<title>(.*) · Tessera<\/title>/.exec(page!)![1];

describe('the form to sign in', () => {
  it.each(['/oauth/device', '/dashboard/sign-in'])('asks at %s for the account, which nobody has to name', async (path) => {
    const credentials = { email: ada.email, password: aPassword };
    const seen = await person.open(path);
    expect(seen.page).toContain('<details><summary>Is your address in several accounts?</summary>');
    const odd = await person.submit(seen, { ...credentials, account_id: 'acc_\0' });
    expect([odd.status, odd.page]).toEqual([400, expect.stringContaining('An account id looks like acc_')]);
    const account_id = newId('account');
    const foreign = await person.submit(odd, { ...credentials, account_id });
    expect([foreign.status, titleOf(foreign)]).toEqual([401, 'Error: Sign in']);
    expect(foreign.page).toMatch(new RegExp(`<details open>[^]* value="${account_id}"`));
    await person.submit(foreign, { ...credentials, account_id: ` ${ada.accountId} ` });
    expect(await isSignedInAtPages(person)).toBe(true);
  });

  it('asks nowhere for the account on behalf of an application that belongs to one', async () => {
    const { ask } = await application(tessera);
    const { page } = await ask();
    expect(page).toContain('name="password"');
    expect(page).not.toContain('account_id');
  });

  it('keeps the address after a wrong password', async () => {
    const wrong = await signInAtPages(person, ada.email, 'wrong');
    expect([wrong.status, titleOf(wrong)]).toEqual([401, 'Error: Sign in']);
    expect(wrong.page).toContain(`value="${ada.email}"`);
  });

  it('does nothing when another browser was shown it, or a page of another site sends it', async () => {
    const shown = await person.open('/oauth/device');
    const foreign = browser(tessera, address);
    await foreign.open('/oauth/device');
    const credentials = { email: ada.email, password: aPassword };
    const refused = [await foreign.submit(shown, credentials), await person.submit(shown, credentials, { Origin: 'https://evil.example' })];
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    expect([await isSignedInAtPages(person), await isSignedInAtPages(foreign)]).toEqual([false, false]);
  });

  it('shows nothing of itself to caches, frames and scripts', async () => {
    const { status, headers } = await at(tessera, address)('GET', '/oauth/device/sign-in');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('script-src');
  });
});
