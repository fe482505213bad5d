import type { Selectable } from 'kysely';
import type { ApplicationsTable } from '../../data/tables/applications.ts';
import { commandLine } from './command-line.ts';

/** What an application that nobody of an account has registered may request: it manages no account. */
export const offeredScopes: readonly string[] = ['read', 'write'];

/** Whether a client id is the address of a document with which an application describes itself (OAuth Client ID Metadata Document). */
export const isDocumentAddress = (clientId: string): boolean => clientId.startsWith('https://') && clientId.length <= 512;

/** An application that describes itself, as far as its client id tells: public, and without a redirect address. */
export const describedClient = (address: string): Selectable<ApplicationsTable> & { secrets: string[] } => ({
  ...commandLine,
  id: address,
  built_in: null,
  metadata_url: address,
  name: address,
  scopes: [...offeredScopes],
  device_grant: false,
});
