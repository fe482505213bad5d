import type { Queries } from '../../data/connection/database.ts';
import type { Person } from '../people/person.ts';

/** A person's consent to an application. */
export interface Consent {
  application_id: string;
  name: string;
  scopes: string[];
  granted_at: string;
  last_used_at: string | null;
}

/** A person's consents, newest first: at most one per application of the account. The dashboard needs none. */
export const listConsents = (db: Queries, { accountId, userId }: Person): Promise<Consent[]> =>
  db
    .selectFrom('application_grants as consent')
    .innerJoin('applications', (join) =>
      join.onRef('applications.account_id', '=', 'consent.account_id').onRef('applications.id', '=', 'consent.application_id'),
    )
    .select(['consent.application_id', 'applications.name', 'consent.scopes', 'consent.granted_at', 'consent.last_used_at'])
    .where('consent.account_id', '=', accountId)
    .where('consent.user_id', '=', userId)
    .where('applications.first_party', '=', false)
    .orderBy('consent.granted_at', 'desc')
    .orderBy('consent.application_id')
    .execute();
