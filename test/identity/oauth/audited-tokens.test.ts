import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../support/oauth.ts';
import { bootTessera, type Tessera } from '../../support/tessera.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

type Entry = Record<string, unknown>;

/** What the audit log has of tokens of an application, oldest first. */
const entriesOf = async ({ id }: { id: string }): Promise<Entry[]> => {
  const { body } = await tessera.admin.call('GET', '/v1/account/audit?action_in=token,revoke&limit=100&sort=created_at');
  return body.data.filter(({ credential_id }: Entry) => credential_id === id);
};

describe('token', () => {
  it('stands in the audit log once for each sign-in to an application, without what follows from it', async () => {
    const { application, userId, redeem, code, refresh } = await signedIn(tessera);
    const tokens = (await redeem(await code())).body;
    await refresh(tokens.refresh_token);
    expect(await entriesOf(application)).toMatchObject([
      {
        action: 'token',
        actor_type: 'user',
        actor_id: userId,
        credential_type: 'oauth_token',
        subject_id: application.id,
        changes: { grant: 'authorization_code', scopes: ['read:projects', 'write:projects'] },
        address: '127.0.0.1',
      },
    ]);
  });

  it('does not stand there for a code that is refused, and for an application that acts for itself', async () => {
    const { application, redeem, code, token } = await signedIn(tessera);
    expect((await redeem(await code(), { code_verifier: 'x'.repeat(43) })).status).toBe(400);
    expect((await token({ grant_type: 'client_credentials' })).status).toBe(200);
    expect(await entriesOf(application)).toEqual([]);
  });
});

describe('revoke', () => {
  it.each(['access_token', 'refresh_token'] as const)('stands in the audit log once for an %s', async (kind) => {
    const { application, userId, redeem, code, revoke } = await signedIn(tessera);
    const tokens = (await redeem(await code())).body;
    for (let times = 0; times < 3; times += 1) await revoke(tokens[kind]);
    expect((await entriesOf(application)).slice(1)).toMatchObject([
      { action: 'revoke', actor_type: 'application', actor_id: application.id, subject_id: userId, changes: { kind } },
    ]);
  });

  it('does not stand there for tokens of an application itself, of which it may have many', async () => {
    const { application, token, revoke } = await signedIn(tessera);
    await revoke((await token({ grant_type: 'client_credentials' })).body.access_token);
    expect(await entriesOf(application)).toEqual([]);
  });
});
