import { inFile, type Mutant } from '../mutant.ts';

const factors = ['test/identity/second-factors/second-factors.api.test.ts', 'test/identity/second-factors/histories.data.test.ts'];
const keys = ['test/identity/api-keys.api.test.ts', 'test/identity/api-key-histories.data.test.ts'];
const sessions = ['test/identity/sessions.api.test.ts', 'test/identity/session-histories.data.test.ts'];

/** Keys, sessions, policies, passwords and second factors. */
export const identity: readonly Mutant[] = [
  ...inFile(
    'src/identity/pages/password.ts',
    ['test/identity/password-links.api.test.ts'],
    [
      {
        rule: 'the page of a password has its address for password managers',
        text: 'autocomplete="username" readonly',
        becomes: 'autocomplete="off" readonly',
      },
      {
        rule: 'the form of a password is shown again for its own link only',
        text: 'const body = form(token, await expectLink(token), refusal?.message);',
        becomes: "const body = form(token, await expectLink(token).catch(() => ({ email: '' })), refusal?.message);",
      },
    ],
  ),
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
    [...keys, 'test/identity/revocation.data.test.ts', 'test/identity/two-nodes.data.test.ts'],
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
    'src/identity/credentials/principals.ts',
    ['test/operators/accounts.api.test.ts', 'test/identity/revocation.data.test.ts'],
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
    'src/identity/sign-in/recent-sign-in.ts',
    ['test/identity/recent-sign-in.api.test.ts'],
    [
      {
        rule: 'a sign-in is recent for some minutes',
        text: 'lifetimes.recent_sign_in * 1000',
        becomes: 'lifetimes.recent_sign_in * 100_000',
      },
    ],
  ),
  ...inFile(
    'src/identity/tokens/authenticator.ts',
    ['test/identity/oauth/signing-keys.api.test.ts'],
    [
      {
        rule: 'an address ends with the key that signed the token which made it',
        text: 'if (signedBy !== undefined) await expectPublished(signedBy);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/identity/tokens/authenticator.ts',
    ['test/identity/dashboard.api.test.ts'],
    [
      {
        rule: 'a token of the dashboard is known as such',
        text: 'found.is_of_person && found.application_id !== null',
        becomes: 'false',
      },
    ],
  ),
  ...inFile(
    'src/identity/sessions/sessions.ts',
    ['test/identity/dashboard.api.test.ts'],
    [
      {
        rule: 'the session of a browser at the dashboard is known as such',
        text: "reference.kind === 'dashboard';",
        becomes: 'false;',
      },
    ],
  ),
  ...inFile('src/identity/sessions/replaced-token.ts', sessions, [
    {
      rule: 'a replaced token that is shown again ends the session',
      text: 'if (isCopy && !found.ended_at && !origin.revalidation) await endStolen(db, found, origin, now);',
      becomes: '',
    },
    {
      rule: 'a request with the former token may arrive for a moment',
      text: '> replacedTokenGraceMs;',
      becomes: '> 0;',
    },
  ]),
  ...inFile('src/identity/sessions/sessions.ts', sessions, [
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
  ...inFile(
    'src/identity/passwords/passwords.ts',
    ['test/identity/sign-in.data.test.ts', 'test/identity/sessions.api.test.ts'],
    [
      { rule: 'a wrong password is refused', text: 'return same && stored !== undefined;', becomes: 'return stored !== undefined;' },
      { rule: 'the same letters in other code points are the same password', text: ".normalize('NFKC')", becomes: '' },
    ],
  ),
  ...inFile(
    'src/identity/sign-in/sign-in.ts',
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
    'src/identity/sign-in/sign-in-attempts.ts',
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
    'src/identity/index.ts',
    ['test/account/member-emails.api.test.ts'],
    [
      {
        rule: 'the letter of an administrator has a link that nobody else knows',
        text: 'await links.add(tx, person, to.email)',
        becomes: 'await links.create(tx, person)',
      },
    ],
  ),
  ...inFile(
    'src/identity/passwords/set-password.ts',
    ['test/account/member-emails.api.test.ts'],
    [
      {
        rule: 'the use of a mailed link proves the address',
        text: '...(proven === null ? {} : { proven_email: proven })',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/identity/email-changes/links.ts',
    ['test/identity/email-changes.api.test.ts'],
    [
      {
        rule: 'the use of the letter to a new address proves it',
        text: 'await storeProven(tx, person, { proven_email: change.email });',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/identity/passwords/password-links.ts',
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
    'src/identity/sessions/session-store.ts',
    ['test/identity/own-access.api.test.ts'],
    [
      {
        rule: 'a browser at the dashboard is signed out with its tokens',
        text: "      .where('family.revoked_at', 'is', null)\n      .as('subject'),",
        becomes: "      .as('subject'),",
      },
    ],
  ),
  ...inFile(
    'src/identity/oauth/end-with-password.ts',
    ['test/identity/own-access.api.test.ts'],
    [
      {
        rule: 'the dashboard at which the first second factor is added goes on',
        text: "kept ?? ''",
        becomes: "''",
      },
    ],
  ),
  ...inFile(
    'src/identity/sessions/own-sessions.ts',
    ['test/identity/own-access.api.test.ts'],
    [
      {
        rule: 'the first second factor counts for the dashboard at which it is added',
        text: "    ['token_families', 'session_id'],\n",
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/identity/people/own-account-handlers.ts',
    ['test/identity/own-access.api.test.ts'],
    [
      {
        rule: 'a change of the password at the dashboard ends its own sign-in',
        text: 'await change(undefined, async () => undefined);',
        becomes: 'await change(who.sessionId, async () => undefined);',
      },
    ],
  ),
  ...inFile(
    'src/identity/dashboard/mount.ts',
    ['test/identity/own-access.api.test.ts'],
    [
      {
        rule: 'the page of the dashboard chooses no credential',
        text: 'Object.assign(headers, credential);',
        becomes: 'Object.assign(headers, { ...credential, ...headers });',
      },
    ],
  ),
  ...inFile(
    'src/identity/sign-in/end-sign-ins.ts',
    [
      'test/identity/revocation.data.test.ts',
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
  ...inFile(
    'src/identity/applications/grants.ts',
    ['test/identity/own-account.api.test.ts'],
    [
      {
        rule: 'no more consents are listed than the contract allows',
        text: '    .limit(listed)\n',
        becomes: '',
      },
    ],
  ),
  ...inFile('src/identity/second-factors/own-factors.ts', factors, [
    {
      rule: 'a second enrolment drops the first one',
      text: '    await deleteEnrolments(tx, who);\n',
      becomes: '',
    },
    {
      rule: 'the last second factor stays where one is demanded',
      text: 'if (isLast && (await isFactorRequired(tx, who))) throw demanded();',
      becomes: '',
    },
  ]),
  ...inFile(
    'src/identity/passwords/password-reset.ts',
    ['test/identity/password-links.api.test.ts'],
    [
      {
        rule: 'requests for links are counted for the network, whatever addresses they name',
        text: "      ['reset_address', network],\n",
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/identity/tokens/look-up.ts',
    ['test/graphql/registered-documents.api.test.ts'],
    [
      {
        rule: 'confidential applications need no registered documents',
        text: "application.type = 'public' and accounts.public",
        becomes: 'accounts.public',
      },
    ],
  ),
  ...inFile(
    'src/identity/applications/registered-documents.ts',
    ['test/graphql/registered-documents.api.test.ts'],
    [
      {
        rule: 'an application finds only its own documents',
        text: ".where('account_id', '=', accountId).where('application_id', '=', applicationId)",
        becomes: ".where('account_id', '=', accountId)",
      },
    ],
  ),
];
