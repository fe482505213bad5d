/** An authenticated person. */
export interface Person {
  accountId: string;
  userId: string;
}

/** The operations that people sign in with. */
export type SignInAction = 'login' | 'signIn' | 'authorize' | 'deviceAuthorization' | 'issuePasswordToken';
