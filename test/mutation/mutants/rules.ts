import { inFile, type Mutant } from '../mutant.ts';

const listChanges = ['test/graphql/list-changes.data.test.ts'];
const authority = ['test/account/authority.api.test.ts'];

export const rules: readonly Mutant[] = [
  ...inFile(
    'src/codegen/event-effects.ts',
    ['test/codegen/event-catalogue.unit.test.ts'],
    [
      {
        rule: 'an event affects records that have the readers of its record through further records',
        text: "for (const { name } of found) names.set(name, 'any');",
        becomes: '',
      },
      {
        rule: 'records that are deleted with another are not said to lose their readers, too',
        text: 'name !== deleted.name && !gone.has(name)',
        becomes: 'name !== deleted.name',
      },
      {
        rule: 'an event affects all restricted records where its record decides about none',
        text: 'return names.size > 0 ? names : new Map(',
        becomes: 'return names.size >= 0 ? names : new Map(',
      },
      {
        rule: 'data that is about a record and is none is affected by nothing',
        text: '.filter(({ prefix, deletedWith }) => prefix || deletedWith.length > 0)',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/rules/event-changes.ts',
    ['test/families/events/changes.data.test.ts'],
    [
      {
        rule: 'changes name only what differs',
        text: "name !== 'updated_at' && differs(name)",
        becomes: "name !== 'updated_at'",
      },
      {
        rule: 'changes never name updated_at',
        text: "name !== 'updated_at' && differs(name)",
        becomes: 'differs(name)',
      },
    ],
  ),
  ...inFile(
    'src/rules/list-transitions.ts',
    ['test/graphql/list-changes.data.test.ts'],
    [
      {
        rule: 'a followed list compares the former value that the event shows',
        text: "then events.changes #> ${[property, 'from', ...inside]}::text[] else ${now(filter)} end",
        becomes: 'then ${now(filter)} else ${now(filter)} end',
      },
      {
        rule: 'subscribers with other filters share a statement for an event of a followed list',
        text: 'const mostAtOnce = 500;',
        becomes: 'const mostAtOnce = 1;',
      },
    ],
  ),
  ...inFile(
    'src/rules/graphql-list-changes.ts',
    ['test/graphql/list-changes.data.test.ts'],
    [
      {
        rule: 'an event about a record that never matched is nothing to a followed list',
        text: "return maybeBefore ? 'REMOVED' : undefined;",
        becomes: "return 'REMOVED';",
      },
      {
        rule: 'a record that begins to match is added to a followed list',
        text: "if (after) return before ? 'UPDATED' : 'ADDED';",
        becomes: "if (after) return 'UPDATED';",
      },
    ],
  ),
  ...inFile(
    'src/rules/graphql-subscriptions.ts',
    ['test/graphql/versions.api.test.ts'],
    [
      {
        rule: 'a subscription delivers a record with its version',
        text: '({ ...data, version })',
        becomes: '({ ...data, version: version && null })',
      },
    ],
  ),
  ...inFile(
    'src/mock/scene/store.ts',
    ['test/mock/rules.api.test.ts'],
    [{ rule: 'an event of the mock has the version of its record', text: 'rows[0]?.version ?? null', becomes: 'rows[1]?.version ?? null' }],
  ),
  ...inFile('src/rules/graphql-subscriptions.ts', listChanges, [
    {
      rule: 'an event that a subscription leaves out is not counted',
      text: "if (shown !== 'nothing') return shown;",
      becomes: "await context.renew();\n    if (shown !== 'nothing') return shown;",
    },
  ]),
  ...inFile('src/graphql/cost.ts', listChanges, [
    {
      rule: 'a filter of a subscription costs nothing for each event',
      text: 'type === schema.getSubscriptionType() ? 0 : priceOfList(field, args)',
      becomes: 'priceOfList(field, args)',
    },
  ]),
  ...inFile('src/core/scopes.ts', authority, [
    {
      rule: 'no wide scope gives the one that signs others in',
      text: 'if (scope === signInScope) return scope;',
      becomes: '',
    },
  ]),
  ...inFile('src/rules/authorize.ts', authority, [
    {
      rule: 'an API key with `admin` signs nobody in',
      text: "actor.type === 'user' && scopes.includes('admin')",
      becomes: "scopes.includes('admin')",
    },
  ]),
  ...inFile('src/built-in/users/service.ts', authority, [
    {
      rule: 'administrators are told of a new one',
      text: "if (user.role === 'admin') await onNewAdministrator(tx, caller, user);",
      becomes: '',
    },
    {
      rule: 'only who was none before is a new administrator',
      text: "if (user.data.role !== 'admin') await roleSet",
      becomes: 'await roleSet',
    },
  ]),
  ...inFile(
    'src/rules/origin-refusal.ts',
    ['test/rest/cors.api.test.ts', 'test/account/settings-emails.api.test.ts'],
    [
      {
        rule: 'a page of an origin that the account does not allow is refused',
        text: 'allowedOrigins.includes(origin)',
        becomes: "allowedOrigins.includes(origin) || origin.startsWith('https:')",
      },
    ],
  ),
  ...inFile('src/rules/authority.ts', authority, [
    {
      rule: 'a credential does not make one that lasts longer',
      text: 'Date.parse(endsAt) > Date.parse(bounds.endsAt)',
      becomes: 'Date.parse(endsAt) < Date.parse(bounds.endsAt)',
    },
    {
      rule: 'a credential does not make one that works from other addresses',
      text: 'if (!areNetworksWithin(addresses, bounds.addresses))',
      becomes: 'if (!areNetworksWithin(bounds.addresses, addresses))',
    },
    {
      rule: 'a person who gives authority has signed in recently',
      text: "actor.type === 'user' && !hasRecentSignIn",
      becomes: "actor.type === 'user' && hasRecentSignIn",
      tests: ['test/identity/recent-sign-in.api.test.ts'],
    },
    {
      rule: 'a person without the second factor that the account demands gives no authority',
      text: 'if (lacksSecondFactor) throw factorMissing();',
      becomes: '',
      tests: ['test/identity/demanded-factor.api.test.ts'],
    },
    {
      rule: 'an API key needs a scope of its own to sign others in',
      text: "caller.actor.type === 'user' ? needs : [...needs, ...alone]",
      becomes: 'needs',
    },
    {
      rule: 'who makes an administrator needs the scope that signs others in, because an administrator has it',
      text: "role === 'admin' ? [...scopesOfRole(role), signInScope] : scopesOfRole(role)",
      becomes: 'scopesOfRole(role)',
    },
    {
      rule: 'the former role counts, too, when a role is changed',
      text: 'for (const one of [before, role])',
      becomes: 'for (const one of [role])',
    },
    {
      rule: 'who has a password changes their own sign-in with a proof only',
      text: 'person.id === userId && person.hasPassword',
      becomes: 'person.id !== userId && person.hasPassword',
      tests: ['test/identity/email-changes.api.test.ts', 'test/families/users/changes.api.test.ts'],
    },
    {
      rule: 'a key that ends does not have events sent on after its end',
      text: "caller.credential.type === 'api_key' ? null",
      becomes: "caller.credential.type === 'api_key' ? caller.bounds?.endsAt",
    },
  ]),
  ...inFile(
    'src/rules/if-match.ts',
    ['test/rest/if-none-match-writes.api.test.ts'],
    [
      {
        rule: 'a change of another version than the one that If-Match names is refused',
        text: '!allowed.includes(version)',
        becomes: '!allowed.some((one) => one <= version)',
      },
      {
        rule: 'a change of a version that If-None-Match excludes is refused',
        text: "excluded === 'every' || excluded.includes(version)",
        becomes: "excluded === 'every' && excluded.includes(version)",
      },
    ],
  ),
  ...inFile(
    'src/rules/event-audience.ts',
    ['test/families/events/audience.data.test.ts'],
    [
      {
        rule: 'events about a record that is gone, and that has no person, are for nobody',
        text: '{ place_id: orNobody(itself(of)), person_id: null }',
        becomes: '{ place_id: itself(of), person_id: null }',
      },
      {
        rule: 'events about a record that is gone are for nobody, where it has a person, too',
        text: 'person_id: orNobody(itself(person))',
        becomes: 'person_id: itself(person)',
      },
    ],
  ),
  ...inFile(
    'src/codegen/readers.ts',
    ['test/codegen/readers.unit.test.ts'],
    [
      {
        rule: 'a record is open to everyone only where its schema names no readers',
        text: 'subjects.filter((kind) => !kind.readers)',
        becomes: 'subjects',
      },
      {
        rule: 'a record that decides itself who sees it is not looked up',
        text: "kind.readers?.of !== undefined && kind.readers.of !== 'id'",
        becomes: 'kind.readers',
      },
    ],
  ),
  ...inFile(
    'src/built-in/events/audience.ts',
    ['test/families/events/audience.data.test.ts'],
    [
      {
        rule: 'each family decides who reads the events of its places',
        text: 'Object.values(places).flatMap(',
        becomes: 'Object.values(places).slice(0, 1).flatMap(',
      },
      {
        rule: 'who saw a place before may read its earlier events',
        text: '[readers[extent](caller, place), readers.former(caller, place)]',
        becomes: '[readers[extent](caller, place)]',
      },
      {
        rule: 'an event of a place is not for everyone',
        text: '(${place} is null and events.person_id is null)',
        becomes: '(events.person_id is null)',
      },
      {
        rule: 'an event for a person is not for everyone',
        text: '(${place} is null and events.person_id is null)',
        becomes: '(${place} is null)',
      },
    ],
  ),
  ...inFile(
    'src/rules/callable-addresses.ts',
    ['test/families/webhooks/webhooks.api.test.ts'],
    [
      {
        rule: 'an address that holds a password is refused',
        text: 'if (username || password)',
        becomes: 'if (username && password)',
      },
      {
        rule: 'an address on a private network is refused',
        text: 'if (refuses(url))',
        becomes: 'if (!refuses(url))',
      },
    ],
  ),
  ...inFile(
    'src/rules/idempotency.ts',
    ['test/rest/idempotency.data.test.ts', 'test/rules/idempotency.data.test.ts', 'test/rest/idempotent-creates.data.test.ts'],
    [
      {
        rule: 'a key belongs to one application of a person, not to all',
        text: 'return `${by} ${actor.id}`;',
        becomes: 'return actor.id;',
      },
      {
        rule: 'a caller who has fewer scopes now does not get the answer',
        text: 'missingScopes(effectiveScopes(caller), scopes)',
        becomes: 'missingScopes(scopes, effectiveScopes(caller))',
      },
      {
        rule: 'a credential that is more restricted now does not get a secret',
        text: 'if (givesAuthority) expectSameBounds(caller, first);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/rules/idempotency.ts',
    ['test/identity/recent-sign-in.api.test.ts', 'test/rest/idempotency.data.test.ts'],
    [
      {
        rule: 'a stored secret is shown after a recent sign-in only',
        text: 'if (asksRecentSignIn) expectRecentSignIn(caller);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/rules/stored-answers.ts',
    ['test/rules/idempotency.data.test.ts', 'test/rest/idempotency.data.test.ts'],
    [
      {
        rule: 'another request with a used key is refused',
        text: 'if (first && first.fingerprint !== fingerprint(content)) throw',
        becomes: 'if (first && !content) throw',
      },
      {
        rule: 'a second request waits for the first one with its key',
        text: 'throw dividedByZero(error) ? inUse(key) : error;',
        becomes: 'throw error;',
        tests: ['test/rest/idempotency.data.test.ts'],
        elsewhere: 'An embedded database has one connection, so that no two requests run at a time; npm run test:services sees it.',
      },
      {
        rule: 'the order of keys makes no other request',
        text: '.update(canonicalJson(content))',
        becomes: '.update(JSON.stringify(content))',
      },
      {
        rule: 'an answer expires',
        text: 'now.getTime() - answerRetention',
        becomes: 'now.getTime() - 10 * answerRetention',
      },
      {
        rule: 'an answer is stored sealed',
        text: 'const sealed = sealer.seal(JSON.stringify(done.value), name);',
        becomes: 'const sealed = JSON.stringify(done.value);',
      },
    ],
  ),
  ...inFile(
    'src/rules/rate-limit.ts',
    ['test/rest/rate-limits.data.test.ts'],
    [
      {
        rule: 'the burst allowance is what is above the limit',
        text: 'counter(shared, `burst:${name}`, burst - limit, refillSeconds)',
        becomes: 'counter(shared, `burst:${name}`, burst, refillSeconds)',
      },
      {
        rule: 'a request beyond window and allowance is refused',
        text: 'if (retryAfter === undefined) return;',
        becomes: 'if (retryAfter !== undefined) return;',
      },
      {
        rule: 'a refund counts in the window',
        text: 'if (cost > 0) await pairOf(quota).window.reward(key, cost);',
        becomes: '',
        tests: ['test/rest/outage.data.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/rules/attempt-limits.ts',
    ['test/identity/sessions.api.test.ts', 'test/identity/second-factors', 'test/identity/password-links.api.test.ts'],
    [
      {
        rule: 'a full count of attempts refuses',
        text: 'if (allowed) continue;',
        becomes: 'continue;',
      },
      {
        rule: 'addresses of one IPv6 network are counted together',
        text: '.slice(0, 4)',
        becomes: '.slice(0, 5)',
        tests: ['test/identity/sign-in.data.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/rules/audited-guesses.ts',
    ['test/rules/audited-guesses.data.test.ts'],
    [
      {
        rule: 'a repeated guess is counted in the entry of the first one',
        text: '::bigint + 1',
        becomes: '::bigint',
      },
    ],
  ),
  ...inFile(
    'src/rules/concurrency.ts',
    ['test/rules/concurrency.unit.test.ts'],
    [
      {
        rule: 'what was taken is given back once',
        text: 'if (!isHeld) return;',
        becomes: '',
      },
      {
        rule: 'an account has as many subscriptions as its plan allows, and no more',
        text: 'countOf(key) > most',
        becomes: 'countOf(key) >= most',
      },
    ],
  ),
  ...inFile(
    'src/rules/list-cost.ts',
    ['test/rest/list-costs.data.test.ts'],
    [
      {
        rule: 'skipped records cost',
        text: 'thousands * listCosts.skipped',
        becomes: '0 * thousands',
      },
      {
        rule: 'a filter by a pattern costs',
        text: 'count * listCosts.pattern',
        becomes: 'count',
      },
    ],
  ),
  ...inFile(
    'src/rules/graphql-selection.ts',
    ['test/rules/graphql-selection.unit.test.ts', 'test/graphql/parity.api.test.ts'],
    [
      {
        rule: 'the scopes of fields below a field are needed, too',
        text: 'for (const field of fieldsOf(below, node.selectionSet, reading, spread)) visit(field);',
        becomes: '{}',
      },
      {
        rule: 'what @skip leaves out needs no scopes',
        text: "directive.name.value === 'skip'",
        becomes: "directive.name.value !== 'skip'",
      },
    ],
  ),
  ...inFile(
    'src/rules/if-match.ts',
    ['test/graphql/versions.api.test.ts'],
    [
      {
        rule: 'an expanded record has no version in REST',
        text: '[id, { version: _, ...record }]',
        becomes: '[id, record]',
      },
    ],
  ),
  ...inFile(
    'src/rules/graphql-nodes.ts',
    ['test/graphql/nodes.api.test.ts'],
    [
      {
        rule: 'a node needs the scope of its type',
        text: 'authorize({ facts: operations[nodeOperation(type)], caller: context.caller });',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/rules/graphql-selection.ts',
    ['test/graphql/nodes.api.test.ts'],
    [
      {
        rule: 'the scopes of fields in a fragment of a node are needed, too',
        text: 'return isObjectType(named) ? named : type;',
        becomes: 'return type;',
      },
    ],
  ),
  ...inFile(
    'src/rules/graphql-lists.ts',
    ['test/graphql/records.api.test.ts'],
    [{ rule: 'a cursor belongs to the list of its parent', text: 'args, of: id, selection', becomes: 'args, selection' }],
  ),
  ...inFile(
    'src/rules/administrators.ts',
    ['test/families/webhooks/webhooks.api.test.ts'],
    [
      {
        rule: 'what only administrators may do is refused to editors',
        text: "role !== 'admin'",
        becomes: "role === 'viewer'",
      },
    ],
  ),
];
