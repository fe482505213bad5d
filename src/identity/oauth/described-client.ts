import type { Selectable } from 'kysely';
import type { ApplicationsTable } from '../../data/tables/applications.ts';
import { commandLine } from './command-line.ts';

/** The scopes that an unregistered application may request: none that manage the account. */
export const offeredScopes: readonly string[] = ['read', 'write'];

/** Whether a client id is the URL of a document with which an application describes itself (OAuth Client ID Metadata Document). */
export const isDocumentAddress = (clientId: string): boolean => clientId.startsWith('https://') && clientId.length <= 512;

/** A self-describing application, as far as its client id tells: public, without a redirect URI. */
export const describedClient = (address: string): Selectable<ApplicationsTable> & { secrets: string[] } => ({
  ...commandLine,
  id: address,
  built_in: null,
  metadata_url: address,
  name: address,
  scopes: [...offeredScopes],
  device_grant: false,
});
