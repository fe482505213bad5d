/** The user of an e-mail address, by its hash; a trigger updates it with the users. */
export interface SignInAddressesTable {
  hash: string;
  account_id: string;
  user_id: string;
}
