import { sql } from 'kysely';
import type { CollectionFacts } from './collection.ts';
import { byCodePoints, ignoringCase } from './compared-texts.ts';

/** How lists of users are searched and sorted: the users of the platform and the members of the account are the same table. */
export const userLists = {
  ties: { role: sql.ref('users.created_at') },
  texts: { name: byCodePoints, email: ignoringCase },
  searched: { texts: ['name', 'email'], keyed: ['metadata'] },
} satisfies CollectionFacts;
