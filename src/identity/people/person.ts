import type { SignInMethod } from '../../data/tables/column-types.ts';

/** An authenticated person. */
export interface Person {
  accountId: string;
  userId: string;
}

/** A person who has just signed in, and how. */
export interface JustSignedIn extends Person {
  methods: readonly SignInMethod[];
}

/** The operations that sign people in. */
export type SignInAction = 'login' | 'authorize' | 'deviceAuthorization' | 'issuePasswordToken';
