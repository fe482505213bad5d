import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callback, password, register, type TestApplication, withPassword } from '../../support/oauth.ts';

const program = fileURLToPath(new URL('authlib-client.py', import.meta.url));
const hasAuthlib = (python: string) => spawnSync(python, ['-c', 'import authlib, requests']).status === 0;
/** Debian's own Python comes first: another one on the path does not see Debian's packages. */
const python = ['/usr/bin/python3', 'python3'].find(hasAuthlib);

describe.skipIf(!python)(
  `Authlib, from discovery alone${python ? '' : ' (needs apt-get install python3-authlib python3-requests)'}`,
  () => {
    let tessera: Tessera;
    let application: TestApplication;
    let userId: string;
    let email: string;
    beforeAll(async () => {
      tessera = await bootTessera();
      ({ userId } = await tessera.someone('editor'));
      email = await withPassword(tessera, userId);
      application = await register(tessera);
    });
    afterAll(() => tessera?.close());

    const run = async () => {
      const { id: client_id, secret: client_secret } = application;
      const { publicUrl: issuer } = tessera;
      const given = { issuer, audience: issuer, client_id, client_secret, redirect_uri: callback, email, password };
      const env = { PATH: process.env.PATH, AUTHLIB_INSECURE_TRANSPORT: '1', PYTHONDONTWRITEBYTECODE: '1' };
      const running = promisify(execFile)(python!, [program], { env });
      running.child.stdin!.end(JSON.stringify(given));
      return JSON.parse((await running).stdout);
    };

    it('acts for itself, signs a person in with PKCE, verifies, reads, refreshes, introspects and revokes', async () => {
      const scope = 'openid read:resources';
      expect(await run()).toEqual({
        own_scope: 'read:resources',
        own_has_refresh_token: false,
        pages: ['/oauth/sign-in', '/oauth/consent'],
        returned_iss: tessera.publicUrl,
        id_token_sub: userId,
        access_token: { sub: userId, client_id: application.id, scope },
        person: { sub: userId, email, role: 'editor' },
        introspected: { active: true, sub: userId, scope, client_id: application.id },
        rotated: true,
        revoked: 200,
        after_revocation: { active: false },
        refresh_after_revocation: 'invalid_grant',
        code_again: 'invalid_grant',
      });
    });
  },
);
