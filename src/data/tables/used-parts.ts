import type { Client, PartKind } from '../../core/used-part.ts';

/** How often a client used a part of the contracts on one day in UTC. */
export interface UsedPartsTable {
  account_id: string;
  /** Made from the day, the client, the version and the part. */
  id: string;
  /** Midnight. */
  starts_at: string;
  kind: PartKind;
  name: string;
  api_version: string | null;
  client_type: Client['type'];
  client_id: string;
  requests: number;
}
