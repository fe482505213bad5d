import type { Selectable } from 'kysely';
import type { ApplicationsTable } from '../../data/tables/applications.ts';

/** The command line: a public application that every account has, with the same client id everywhere. */
export const commandLineId = 'tessera-cli';

/** The application as requests name it, before it is known which account the person belongs to. */
export const commandLine: Selectable<ApplicationsTable> & { secrets: string[] } = {
  account_id: '',
  id: commandLineId,
  name: 'Tessera command line',
  type: 'public',
  jwks: null,
  redirect_uris: [],
  post_logout_redirect_uris: [],
  backchannel_logout_uri: null,
  scopes: ['read', 'write', 'admin'],
  device_grant: true,
  built_in: commandLineId,
  metadata_url: null,
  status: 'allowed',
  requested_by: null,
  secret_last4: null,
  created_by: null,
  addresses_changed_at: null,
  first_party: false,
  created_at: '',
  updated_at: '',
  version: 1,
  secrets: [],
};
