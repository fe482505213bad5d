/** Files whose mutants the tests beside them must find. */
export interface Target {
  mutate: readonly string[];
  tests: readonly string[];
}

/** What decides who sees and may do what: by name for the command line. */
export const targets: Readonly<Record<string, Target>> = {
  audience: { mutate: ['src/rules/event-audience.ts', 'src/rules/record-event.ts'], tests: ['test/families/events.api.test.ts'] },
  visibility: {
    mutate: ['src/families/projects/visibility.ts', 'src/families/projects/access.ts'],
    tests: [
      'test/families/projects-visibility.api.test.ts',
      'test/families/projects-permissions.api.test.ts',
      'test/families/events.api.test.ts',
    ],
  },
  authorize: {
    mutate: [
      'src/rules/authorize.ts',
      'src/rules/administrators.ts',
      'src/rules/origin-refusal.ts',
      'src/rules/callable-addresses.ts',
      'src/rules/authority.ts',
    ],
    tests: ['test/account/*.test.ts', 'test/families/users-*.test.ts', 'test/rest/cors.api.test.ts', 'test/contract/authority.api.test.ts'],
  },
  idempotency: {
    mutate: ['src/rules/idempotency.ts', 'src/rules/if-match.ts'],
    tests: ['test/rest/idempotency*.test.ts', 'test/families/projects-changes.api.test.ts'],
  },
  agents: {
    mutate: ['src/agents/{arguments,call-tool,reading,results,tools}.ts'],
    tests: ['test/agents/{hostile,over-http,results}.test.ts'],
  },
  settle: {
    mutate: ['src/delivery/webhooks/settle.ts', 'src/delivery/webhooks/schedule.ts'],
    tests: ['test/delivery/webhooks-{failures,order,schedule,workers}.test.ts'],
  },
  tokens: {
    mutate: ['src/identity/tokens/*.ts'],
    tests: ['test/identity/oauth/*.test.ts', 'test/identity/signing-key-histories.data.test.ts'],
  },
  oauth: { mutate: ['src/identity/oauth/**/*.ts'], tests: ['test/identity/oauth/*.test.ts'] },
  pages: { mutate: ['src/identity/pages/*.ts'], tests: ['test/identity/oauth/*.test.ts', 'test/identity/password-links.api.test.ts'] },
  credentials: {
    mutate: ['src/identity/credentials/*.ts', 'src/identity/principals.ts', 'src/identity/authenticate.ts'],
    tests: ['test/identity/api-key*.test.ts', 'test/identity/regions.api.test.ts', 'test/account/keys.api.test.ts'],
  },
  sessions: {
    mutate: [
      'src/identity/{sessions,session-store,session-handlers,sign-in,sign-in-store,passwords,password-links,password-reset,set-password}.ts',
    ],
    tests: ['test/identity/{passwords,password-links,sessions,session-histories,sign-in}.test.ts'],
  },
};
