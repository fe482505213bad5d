import type { Json, Timestamp } from '@tessera/platform/tables';
import type { Generated } from 'kysely';

/** The URL of a list, and how its items are read. */
export interface IntegrationSource {
  url: string;
  items_pointer: string;
  id_field: string;
  name_field: string;
  resource_type: string;
  request_header_names: string[];
}

/** A connection to an external system whose records are imported. */
export interface IntegrationsTable {
  account_id: string;
  id: string;
  name: string;
  provider: 'http_json';
  status: Generated<'connected' | 'disconnected' | 'error'>;
  config: Json<IntegrationSource>;
  /** The secret request headers, sealed; null when there are none. */
  headers: string | null;
  last_synced_at: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
