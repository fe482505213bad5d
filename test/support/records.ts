import { type Caller, created, type Outside } from '@tessera/platform/testing';
import { idPrefixes } from '../../src/core/ids.ts';
import { publishedOperations } from '../contract/published.ts';
import { familyParts, type Makers, type Records, type Sample } from './family-parts.ts';

let made = 0;

/** An address like that one, which nobody has. */
export const newEmail = (email = 'person@example.com'): string => {
  const [, local, domain] = /^(.*)@(.*)$/s.exec(email)!;
  made += 1;
  return `${local!.slice(0, 40)}${made}@${domain}`;
};

/** What an act of a caller answers; it has to succeed. */
export const post = async (caller: Caller, path: string, body?: unknown): Promise<{ id: string }> => {
  const answer = await caller.call('POST', path, body);
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
};

const firstOf = async (caller: Caller, path: string): Promise<{ id: string }> => (await caller.call('GET', path)).body.data[0];

/** Requests are logged a moment after they were answered. */
const loggedRequest = async (caller: Caller): Promise<{ id: string }> => {
  const found = await firstOf(caller, '/v1/account/requests?limit=1');
  return found ?? loggedRequest(caller);
};

/** How a caller makes a record of each kind; a kind that the contract adds is added here, one that can be removed to its part. */
const makers = (caller: Caller, outside: Pick<Outside, 'url'>): Makers => ({
  usr: () => created(caller, '/v1/users', { name: 'Grace', email: newEmail(), role: 'editor' }),
  whk: () => created(caller, '/v1/webhooks', { url: `${outside.url}/hook`, events: ['TEAM_DELETED'] }),
  res: () => created(caller, '/v1/resources', { name: 'Theodolite' }),
  dlv: async (id) => post(caller, `/v1/webhooks/${await id('whk')}/test`),
  opn: async (id) => post(caller, `/v1/webhooks/${await id('whk')}/recover`, { since: '2026-01-01T00:00:00Z' }),
  evt: async (id) => firstOf(caller, `/v1/events?resource_id=${await id('prj')}`),
  key: () => created(caller, '/v1/account/api-keys', { name: 'CI', scopes: ['read'] }),
  app: () =>
    created(caller, '/v1/account/applications', {
      name: 'Viewer',
      type: 'confidential',
      scopes: ['read'],
      redirect_uris: ['https://viewer.example/callback'],
    }),
  req: () => loggedRequest(caller),
  ...Object.assign({}, ...familyParts.map((part) => part.makers(caller, outside))),
});

/** The prefixes of the kinds that a caller can make. */
export const prefixesMade = (caller: Caller, outside: Pick<Outside, 'url'>): string[] => Object.keys(makers(caller, outside));

/** The line that `makers` lacks: with the operation that makes such a record, if the contract has one of the usual name. */
const lackingMaker = (prefix: string): Error => {
  const [kind = 'record'] = Object.entries(idPrefixes).find(([, one]) => one === prefix) ?? [];
  const operationId = `create${kind.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;
  const { path, body } = publishedOperations.find((one) => one.operationId === operationId) ?? {};
  const example = JSON.stringify(body?.example ?? {});
  const line = `${prefix}: () => created(caller, '${path ?? `/v1/${kind}s`}', ${example}),`;
  return new Error(`Tests need a ${kind}, and \`makers\` in test/support/records.ts makes none. Add how a caller makes one:\n  ${line}`);
};

/** New records of a caller, one of each kind that is asked for. */
export const recordsOf = (caller: Caller, outside: Pick<Outside, 'url'>): Records => {
  const ids = new Map<string, Promise<string>>();
  const make = makers(caller, outside);
  const id: Records = (prefix) => {
    const maker = make[prefix];
    if (!maker) throw lackingMaker(prefix);
    const known = ids.get(prefix) ?? maker(id).then((record) => record.id);
    ids.set(prefix, known);
    return known;
  };
  return id;
};

/** The body that makes a sample of a caller. What it belongs to is made with it. */
export const bodyOf = async (caller: Caller, { body, within }: { body: object; within?: Sample['within'] }): Promise<object> => {
  if (!within) return body;
  const { property, prefix, as = (id: string) => id } = within;
  return { ...body, [property]: as(await recordsOf(caller, { url: 'https://example.com' })(prefix)) };
};
