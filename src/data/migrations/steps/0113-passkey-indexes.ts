/** A passkey is found by its id, whoever it belongs to. */
export const indexes = {
  second_factors_by_credential_id: { on: 'on second_factors (credential_id) where credential_id is not null' },
};
