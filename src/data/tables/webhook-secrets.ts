/** A signing secret of a webhook, sealed; the previous one is valid until `expires_at`. */
export interface WebhookSecretsTable {
  account_id: string;
  webhook_id: string;
  slot: 'current' | 'previous';
  sealed: string;
  created_at: string;
  expires_at: string | null;
}
