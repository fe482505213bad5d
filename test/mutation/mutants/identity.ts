import { inFile, type Mutant } from '../mutant.ts';

const codes = ['test/identity/oauth/negative-space.api.test.ts'];
const refreshes = ['test/identity/oauth/negative-space.api.test.ts'];
const factors = ['test/identity/second-factors/second-factors.api.test.ts', 'test/identity/second-factors/histories.api.test.ts'];
const keys = ['test/identity/api-keys.api.test.ts', 'test/identity/api-key-histories.api.test.ts'];
const sessions = ['test/identity/sessions.api.test.ts', 'test/identity/session-histories.data.test.ts'];

export const identity: readonly Mutant[] = [
  ...inFile('src/identity/credentials/api-keys.ts', keys, [
    {
      rule: 'a revoked key is refused',
      text: 'if (!found || found.revoked_at)',
      becomes: 'if (!found)',
    },
    {
      rule: 'an expired key is refused',
      text: 'if (found.expires_at && Date.parse(found.expires_at) <= now)',
      becomes: 'if (found.expires_at && Date.parse(found.expires_at) > now)',
    },
    {
      rule: 'a key of another environment is refused',
      text: 'if (madeFor !== environment)',
      becomes: 'if (false)',
    },
    {
      rule: 'a key of an account in another region is refused',
      text: 'if (mismatch) throw invalid(mismatch);',
      becomes: '',
      tests: ['test/identity/regions.api.test.ts'],
    },
    {
      rule: 'a key with restrictions is refused from elsewhere',
      text: 'expectAllowed(found, origin);',
      becomes: '',
    },
    {
      rule: 'a key is stored as its hash',
      text: '.values({ hash: hashOf(key), account_id: accountId',
      becomes: '.values({ hash: key, account_id: accountId',
    },
  ]),
  ...inFile(
    'src/identity/credentials/restrictions.ts',
    [...keys, 'test/account/keys.api.test.ts'],
    [
      {
        rule: 'a key that is for pages is refused without a page',
        text: 'if (host === undefined)\n',
        becomes: "if (host === '')\n",
      },
      {
        rule: 'a key that is for addresses is refused from others',
        text: '!isWithin(address, allowed_ips)',
        becomes: 'isWithin(address, allowed_ips)',
      },
    ],
  ),
  ...inFile(
    'src/identity/credentials/lookups.ts',
    [...keys, 'test/identity/revocation.api.test.ts', 'test/identity/two-nodes.api.test.ts'],
    [
      {
        rule: 'a credential that ended during its look-up is looked up again',
        text: 'if (found === undefined || !endedCredentials.since(found.account_id, entry.mark)) return found;',
        becomes: 'if (cache.size >= 0) return found;',
        tests: ['test/identity/lookups.unit.test.ts'],
      },
      {
        rule: 'a look-up holds for a second',
        text: 'const cacheMs = 1000;',
        becomes: 'const cacheMs = 100_000;',
        tests: ['test/identity/lookups.unit.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/identity/principals.ts',
    ['test/operators/accounts.api.test.ts', 'test/identity/revocation.api.test.ts'],
    [
      {
        rule: 'no credential of a suspended account works',
        text: 'if (holder.suspended_at !== null) throw accountSuspended();',
        becomes: '',
      },
      {
        rule: 'the networks of an account bound its credentials',
        text: 'expectNetwork(holder, from);',
        becomes: '',
        tests: ['test/account/policies.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/identity/policies.ts',
    ['test/account/policies.api.test.ts'],
    [
      {
        rule: 'the networks of people are not those of programs',
        text: "by === 'people' ? people_networks : program_networks",
        becomes: "by === 'programs' ? people_networks : program_networks",
      },
      {
        rule: 'a policy ends a key that its own fields let live',
        text: "${endByPolicy('api_key_days', table, sql.ref(`${table}.created_at`))})`;",
        becomes: 'null)`;',
      },
      {
        rule: 'a sign-in without the second factor falls short of the demand',
        text: "demands_factor && !methods?.includes('mfa')",
        becomes: 'demands_factor && !methods',
        tests: ['test/identity/demanded-factor.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/identity/recent-sign-in.ts',
    ['test/identity/recent-sign-in.api.test.ts'],
    [
      {
        rule: 'a sign-in is recent for some minutes',
        text: 'lifetimes.recent_sign_in * 1000',
        becomes: 'lifetimes.recent_sign_in * 100_000',
      },
    ],
  ),
  ...inFile('src/identity/sessions.ts', sessions, [
    {
      rule: 'a replaced token that is shown again ends the session',
      text: 'if (isCopy && !found.ended_at && !origin.revalidation) await endStolen(found, origin, now);',
      becomes: '',
    },
    {
      rule: 'a request with the former token may arrive for a moment',
      text: '> replacedTokenGraceMs;',
      becomes: '> 0;',
    },
    { rule: 'a session that has ended is refused', text: 'if (found.ended_at) throw ended();', becomes: '' },
    {
      rule: 'a session expires',
      text: 'if (Date.parse(found.expires_at) <= now.getTime())',
      becomes: 'if (Date.parse(found.expires_at) <= 0)',
    },
    {
      rule: 'a session without the demanded factor is not renewed',
      text: 'renew: async (caller: Principal, token: string): Promise<OpenSession> => {\n      expectDemandedFactor(caller);',
      becomes: 'renew: async (caller: Principal, token: string): Promise<OpenSession> => {',
      tests: ['test/identity/demanded-factor.api.test.ts'],
    },
  ]),
  ...inFile('src/identity/oauth/grants/authorization-code.ts', codes, [
    {
      rule: 'a verifier that does not fit the challenge is refused',
      text: 'expected.length === given.length && timingSafeEqual(expected, given)',
      becomes: 'expected.length === given.length',
    },
    {
      rule: 'a code with a challenge is not redeemed without a verifier',
      text: "if (verifier === undefined) return 'The code was issued for a code_challenge; send its code_verifier.';",
      becomes: 'if (verifier === undefined) return undefined;',
    },
    {
      rule: 'a verifier for a code without a challenge is refused',
      text: "return verifier === undefined ? undefined : 'There is a code_verifier, and the code was issued without a code_challenge.';",
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
      tests: ['test/identity/oauth/races.api.test.ts'],
      elsewhere: 'An embedded database has one connection, so that no two transactions run at a time; npm run test:services sees it.',
    },
  ]),
  ...inFile('src/identity/oauth/grants/refresh-token.ts', refreshes, [
    {
      rule: 'a refresh token that was used long ago revokes its family',
      text: 'if (isStale(token, now)) return revokeStolen(tx, token, from, now);',
      becomes: '',
    },
    {
      rule: 'a refresh token whose successor was used revokes its family',
      text: 'if (sealed && (await isUsed(tx, successor))) return revokeStolen(tx, token, from, now);',
      becomes: '',
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
      tests: ['test/identity/oauth/scopes.api.test.ts', ...refreshes],
    },
  ]),
  ...inFile('src/identity/oauth/token-families.ts', refreshes, [
    {
      rule: 'the grace of a used refresh token ends',
      text: '>= graceSeconds * 1000',
      becomes: '>= graceSeconds * 100_000',
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
        text: "return loopbackHosts.includes(hostname) ? undefined : 'is plain HTTP and not loopback';",
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
      'test/identity/oauth/histories.api.test.ts',
    ],
    [
      {
        rule: 'a client revokes its own tokens only',
        text: "if (!application) throw refusal('invalid_request', 'The token was issued to another client, and stays valid.');",
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
      'test/identity/oauth/histories.api.test.ts',
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
    'src/identity/passwords.ts',
    ['test/identity/sign-in.data.test.ts', 'test/identity/sessions.api.test.ts'],
    [
      { rule: 'a wrong password is refused', text: 'return same && stored !== undefined;', becomes: 'return stored !== undefined;' },
      { rule: 'the same letters in other code points are the same password', text: ".normalize('NFKC')", becomes: '' },
    ],
  ),
  ...inFile(
    'src/identity/sign-in.ts',
    ['test/identity/sign-in.data.test.ts', 'test/identity/sessions.api.test.ts'],
    [
      {
        rule: 'a password that was changed meanwhile opens nothing',
        text: "where('hash', '=', hash).forNoKeyUpdate()",
        becomes: "where('hash', 'is not', null).forNoKeyUpdate()",
      },
      {
        rule: 'a sign-in tries as many passwords for an unknown address',
        text: 'accountId === undefined ? accountsTried : 1',
        becomes: 'accountId === undefined ? candidates.length : 1',
      },
      {
        rule: 'a person with a second factor is asked for it',
        text: 'if (asked) {',
        becomes: 'if (asked && !person) {',
        tests: factors,
      },
    ],
  ),
  ...inFile(
    'src/identity/sign-in-attempts.ts',
    ['test/identity/sessions.api.test.ts', 'test/identity/sign-in.data.test.ts'],
    [
      {
        rule: 'a flood from elsewhere does not lock a person out where they have signed in',
        text: 'if (!fromEverywhere.has(stopped.full) || !(await isKnownPlace())) return stopped;',
        becomes: 'if (stopped.retryAfter > 0) return stopped;',
      },
    ],
  ),
  ...inFile(
    'src/identity/password-links.ts',
    ['test/identity/password-links.api.test.ts'],
    [
      {
        rule: 'a new link ends the earlier ones',
        text: 'await ofPerson(tx, person).execute();\n      await allowSignIn(tx, person);',
        becomes: 'await allowSignIn(tx, person);',
      },
      {
        rule: 'a password link expires',
        text: 'if (Date.parse(until) <= clock().getTime()) throw expired(until);',
        becomes: '',
      },
    ],
  ),
  ...inFile('src/identity/second-factors/totp.ts', factors, [
    {
      rule: 'a code is valid for a step before and after',
      text: 'const window = [0, -1, 1];',
      becomes: 'const window = [0, -1, -2, -3, -4, 1];',
    },
  ]),
  ...inFile('src/identity/second-factors/recovery-codes.ts', factors, [
    {
      rule: 'a recovery code works once',
      text: ".where('hash', '=', hashOf(code))\n    .where('used_at', 'is', null)",
      becomes: ".where('hash', '=', hashOf(code))",
    },
  ]),
  ...inFile('src/identity/second-factors/challenges.ts', factors, [
    {
      rule: 'a second step is taken in time',
      text: ".where('challenge.expires_at', '>', clock().toISOString())",
      becomes: '',
    },
    {
      rule: 'a second step is for what its first one was',
      text: ".where('challenge.action', '=', action)",
      becomes: '',
    },
  ]),
  ...inFile(
    'src/identity/tokens/authenticator.ts',
    [
      'test/identity/oauth/signing-keys.api.test.ts',
      'test/identity/oauth/histories.api.test.ts',
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
        text: 'if (isJwt) await expectPublished(token);',
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
        text: "if (!isCanonical(token)) throw invalid('The access token is not written as it was issued.');",
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
    'src/identity/end-sign-ins.ts',
    [
      'test/identity/revocation.api.test.ts',
      'test/identity/own-account.api.test.ts',
      'test/identity/sessions.api.test.ts',
      'test/identity/oauth/keys-and-passwords.api.test.ts',
    ],
    [
      {
        rule: 'a new password ends what was opened with the former one',
        text: 'for (const end of endWithPassword) await end(tx, person, now.toISOString(), kept);',
        becomes: '',
      },
    ],
  ),
];
