import { inFile, type Mutant } from '../mutant.ts';

const grants = ['test/identity/oauth/negative-space.api.test.ts'];

/** OAuth 2.0, and the tokens that it issues. */
const described = ['test/identity/oauth/described-applications.api.test.ts'];

export const oauth: readonly Mutant[] = [
  ...inFile('src/identity/oauth/grants/authorization-code.ts', grants, [
    {
      rule: 'a verifier that does not fit the challenge is refused',
      text: 'expected.length === given.length && timingSafeEqual(expected, given)',
      becomes: 'expected.length === given.length',
    },
    {
      rule: 'a code with a challenge is not redeemed without a verifier',
      text: "if (verifier === undefined) return 'The code was issued with a code_challenge; send its code_verifier.';",
      becomes: 'if (verifier === undefined) return undefined;',
    },
    {
      rule: 'a verifier for a code without a challenge is refused',
      text: "return verifier === undefined ? undefined : 'The code was issued without a code_challenge; do not send a code_verifier.';",
      becomes: 'return undefined;',
    },
    {
      rule: 'a code expires',
      text: "if (Date.parse(code.expires_at) <= now.getTime()) return 'The code has expired.';",
      becomes: '',
    },
    {
      rule: 'a code is redeemed with the address that it was sent to',
      text: 'if (code.redirect_uri !== form.redirect_uri)',
      becomes: 'if (code.redirect_uri === null)',
    },
    {
      rule: 'a code that is used twice revokes what it was redeemed for',
      text: "if (family_id) await revokeReused(tx, 'authorization_code', { ...code, family_id }, source, now);",
      becomes: '',
    },
    {
      rule: 'a code is redeemed once, however many ask at a time',
      text: 'return taken.numUpdatedRows === 1n;',
      becomes: 'return taken.numUpdatedRows >= 0n;',
      tests: ['test/identity/oauth/races.data.test.ts'],
      elsewhere: 'An embedded database has one connection, so that no two transactions run at a time; npm run test:services sees it.',
    },
  ]),
  ...inFile('src/identity/oauth/grants/refresh-token.ts', grants, [
    {
      rule: 'a refresh token that returns no child any more revokes its family',
      text: 'return revokeStolen(tx, token, from, now);',
      becomes: "return refused('The refresh token has been used.');",
    },
    {
      rule: 'a revoked refresh token is refused',
      text: "if (token.revoked_at) return 'The refresh token has been revoked.';",
      becomes: '',
    },
    {
      rule: 'an unused refresh token expires',
      text: 'token.consumed_at === null && Date.parse(token.expires_at)',
      becomes: 'token.consumed_at !== null && Date.parse(token.expires_at)',
      tests: ['test/account/policies.api.test.ts'],
    },
    {
      rule: 'a refreshed token has no more scopes than were agreed to',
      text: 'requestedScopes(form.scope, token.scopes)',
      becomes: 'requestedScopes(form.scope, application.scopes)',
      tests: ['test/identity/oauth/scopes.api.test.ts', ...grants],
    },
  ]),
  ...inFile(
    'src/identity/oauth/userinfo.ts',
    ['test/account/member-emails.api.test.ts'],
    [
      {
        rule: 'an address is verified only where a link proved this one',
        text: 'email_verified: email === proven_email',
        becomes: 'email_verified: proven_email !== null',
      },
    ],
  ),
  ...inFile('src/identity/oauth/own-applications.ts', described, [
    {
      rule: 'an application that an administrator has refused stays refused',
      text: "return status === 'allowed' ? 'open' : 'closed';",
      becomes: "return 'open';",
    },
    {
      rule: 'an account takes an application that describes itself as its setting says',
      text: "if (setting === 'allowed') return 'open';",
      becomes: "return 'open';",
    },
  ]),
  ...inFile('src/account/applications/service.ts', described, [
    {
      rule: 'an application that is refused loses its tokens',
      text: "if (status === 'refused') await longRunning",
      becomes: "if (status !== 'refused') await longRunning",
    },
    {
      rule: 'only an application that describes itself can be refused',
      text: "if (metadata_url !== null || status === 'allowed') return;",
      becomes: 'if (status !== undefined) return;',
    },
  ]),
  ...inFile('src/identity/oauth/client-documents.ts', described, [
    {
      rule: 'an application that describes itself has a name as the contract allows one',
      text: "if (!isName(name)) return wrong('its client_name contains invisible characters');",
      becomes: '',
    },
  ]),
  ...inFile('src/identity/oauth/token-families.ts', grants, [
    {
      rule: 'a used refresh token returns its child for an hour at most',
      text: '>= retrySeconds * 1000',
      becomes: '>= retrySeconds * 100_000',
    },
    {
      rule: 'a used refresh token returns its child as long as nobody has used it',
      text: 'return found?.consumed_at === null ?',
      becomes: 'return found ?',
    },
    {
      rule: 'a family lasts no longer than the longest time',
      text: "+ ${lifetimes.refresh_longest} * interval '1 second'",
      becomes: "+ ${lifetimes.refresh_longest} * interval '1 hour'",
      tests: ['test/identity/recent-sign-in.api.test.ts'],
    },
  ]),
  ...inFile(
    'src/identity/oauth/grants/device-code.ts',
    ['test/identity/oauth/device.api.test.ts'],
    [
      {
        rule: 'a device that asks too soon is slowed down',
        text: 'interval * 1000 - tolerance',
        becomes: 'interval - tolerance',
        tests: ['test/identity/oauth/device-histories.data.test.ts'],
      },
      {
        rule: 'a device code that is used twice revokes what it was redeemed for',
        text: 'if (code.consumed_at) return replayed(tx, code, source, now);',
        becomes: '',
        tests: ['test/identity/oauth/device-histories.data.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/identity/oauth/redirect-uris.ts',
    ['test/identity/oauth/redirect-uris.api.test.ts', 'test/identity/oauth/open-redirects.api.test.ts'],
    [
      {
        rule: 'the port of a confidential application does not vary',
        text: "if (type !== 'public' || isDashboard) return false;",
        becomes: 'if (isDashboard) return false;',
        tests: ['test/identity/oauth/registered-addresses.unit.test.ts'],
      },
      {
        rule: 'plain HTTP is for loopback addresses',
        text: "return loopbackHosts.includes(hostname) ? undefined : 'is plain HTTP but not loopback';",
        becomes: 'return undefined;',
      },
    ],
  ),
  ...inFile(
    'src/identity/oauth/client-authentication.ts',
    [
      'test/identity/oauth/attacks.api.test.ts',
      'test/identity/oauth/client-credentials.api.test.ts',
      'test/identity/oauth/negative-space.api.test.ts',
    ],
    [
      {
        rule: 'a wrong client secret is refused',
        text: "client.type === 'public' ? secret === undefined : proven",
        becomes: "client.type === 'public' ? secret === undefined : secret !== undefined",
      },
      {
        rule: 'nobody has the secret of the decoy',
        text: 'return equal.slice(1).includes(true);',
        becomes: 'return equal.includes(true);',
        tests: ['test/identity/oauth/client-credentials.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/identity/oauth/client-assertions.ts',
    ['test/identity/oauth/private-key-jwt.api.test.ts'],
    [
      {
        rule: 'a client assertion is used once',
        text: 'if (!(await use(places, client, claims)))',
        becomes: 'if (await use(places, client, claims).then(() => false))',
      },
      {
        rule: 'a client assertion is for this server alone',
        text: 'others.length > 0 || (audience',
        becomes: '(audience',
      },
      { rule: 'a client assertion expires', text: 'if (exp + skew <= seconds)', becomes: 'if (exp + skew <= 0)' },
    ],
  ),
  ...inFile(
    'src/identity/oauth/revocation.ts',
    [
      'test/identity/oauth/negative-space.api.test.ts',
      'test/identity/oauth/audited-tokens.api.test.ts',
      'test/identity/oauth/histories.data.test.ts',
    ],
    [
      {
        rule: 'a client revokes its own tokens only',
        text: "if (!application) throw refusal('invalid_request', 'The token was issued to another client and was not revoked.');",
        becomes: '',
      },
      {
        rule: 'a refresh token is revoked with its family',
        text: "if (token.kind === 'refresh_token')",
        becomes: "if (token.kind === 'refresh_token' && token.found.revoked_at)",
      },
    ],
  ),
  ...inFile(
    'src/identity/oauth/introspection.ts',
    [
      'test/identity/oauth/histories.data.test.ts',
      'test/identity/oauth/negative-space.api.test.ts',
      'test/identity/oauth/client-credentials.api.test.ts',
    ],
    [
      {
        rule: 'a refresh token is introspected by its own client',
        text: "(kind === 'access_token' || found.application_id === client.id)",
        becomes: "(kind === 'access_token' || found.application_id !== '')",
        tests: ['test/identity/oauth/scopes.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/identity/tokens/authenticator.ts',
    [
      'test/identity/oauth/signing-keys.api.test.ts',
      'test/identity/oauth/histories.data.test.ts',
      'test/identity/signing-key-histories.data.test.ts',
    ],
    [
      {
        rule: 'an access token ends with its family',
        text: 'found.revoked_at || found.family_revoked_at',
        becomes: 'found.revoked_at',
      },
      {
        rule: 'a token of a key that is gone is refused at once',
        text: 'await expectPublished(kid);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/identity/tokens/jwt.ts',
    [
      'test/identity/oauth/attacks.api.test.ts',
      'test/identity/oauth/signing-keys.api.test.ts',
      'test/identity/oauth/negative-space.api.test.ts',
    ],
    [
      {
        rule: 'an ID token is no access token',
        text: "typ: 'at+jwt', issuer, audience",
        becomes: 'issuer, audience',
      },
      {
        rule: 'a token is written as it was issued',
        text: "if (!isCanonical(token)) throw invalid('The access token is not in the form in which it was issued.');",
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/identity/tokens/signing-keys.ts',
    ['test/identity/signing-key-histories.data.test.ts', 'test/identity/oauth/signing-keys.api.test.ts'],
    [
      {
        rule: 'a retired key is published until its last token has ended',
        text: '(accessTokenSeconds + margin) * 1000',
        becomes: '(accessTokenSeconds - margin) * 1000',
      },
      {
        rule: 'a revoked key is gone at once',
        text: '(revoke ? now : lastToken).toISOString()',
        becomes: 'lastToken.toISOString()',
      },
      {
        rule: 'of two rotations at a time one is done',
        text: "const isRotated = inState(keys, 'waiting', now) !== next;",
        becomes: 'const isRotated = false;',
      },
    ],
  ),
  ...inFile(
    'src/identity/oauth/device-authorization.ts',
    ['test/identity/oauth/device.api.test.ts'],
    [
      {
        rule: 'the device codes that a network may request are limited',
        text: "  await expectAttempt(attempts, [['device_authorization', networkOf(origin.address)]]);\n",
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/identity/oauth/admission.ts',
    ['test/identity/oauth/admission.unit.test.ts'],
    [
      {
        rule: 'a public application is counted per network',
        text: "type === 'public' ? `${id} ${networkOf(address)}` : id",
        becomes: 'id',
      },
    ],
  ),
  ...inFile(
    'src/identity/pages/device-decision.ts',
    ['test/identity/oauth/device.api.test.ts'],
    [
      {
        rule: 'wrong codes of devices are counted for the network, too',
        text: "      ['user_code_address', networkOf(request.ip ?? '')],\n",
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/identity/applications/applications.ts',
    ['test/account/members.api.test.ts'],
    [
      {
        rule: 'of the secrets of an application the two newest are valid',
        text: "  await own.where('expires_at', 'is not', null).execute();\n",
        becomes: '',
      },
    ],
  ),
];
