/** Whose an e-mail address is, by its hash; the database keeps it in step with the users. */
export interface SignInAddressesTable {
  hash: string;
  account_id: string;
  user_id: string;
}
