/** Finds the events of transactions that have committed since the last look. */
export const indexes = {
  outbox_by_transaction: { on: 'on outbox (account_id, transaction)' },
};
