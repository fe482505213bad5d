import type { AccountSchemas } from '../../contract/types.ts';
import { fillDefaults } from '../../core/patch.ts';
import { expectNetworks } from '../keys/key.ts';

type Security = AccountSchemas['SecuritySettings'];
type Changes = AccountSchemas['SecuritySettingsUpdate'];

/** The account columns that hold its policies. */
export const policyColumns = [
  'administrators_need_second_factor',
  'everybody_needs_second_factor',
  'api_key_days',
  'session_minutes',
  'refresh_token_days',
  'people_networks',
  'program_networks',
  'described_applications',
  'public_applications_need_registered_documents',
] as const;

/** The policies of an account, by the names of the contract. */
export type Policies = Pick<Security, (typeof policyColumns)[number]>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const units = { api_key_days: DAY, session_minutes: MINUTE, refresh_token_days: DAY };

/** The maximum age under a policy, in milliseconds; null when unlimited. */
export const lifeOf = (policy: keyof typeof units, policies: Policies): number | null => {
  const value = policies[policy];
  return value === null ? null : value * units[policy];
};

const pick = <Row extends object>(row: Row): Partial<Policies> =>
  Object.fromEntries(policyColumns.flatMap((name) => (name in row ? [[name, row[name as keyof Row]]] : [])));

/** The policies in the row of an account. */
export const policiesOf = (row: Policies): Policies => pick(row) as Policies;

/** The policies that a change sets. @throws ServiceError `unprocessable` with each entry that is not a network */
export const policyChanges = (body: Changes): Partial<Policies> => {
  expectNetworks(body.people_networks, 'people_networks');
  expectNetworks(body.program_networks, 'program_networks');
  return pick(fillDefaults(body, { people_networks: [], program_networks: [] }));
};
