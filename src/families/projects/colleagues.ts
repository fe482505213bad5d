import { batchedByAccount, type Principal, type Queries, type Schemas, type Tables } from '@tessera/platform';
import { expressionBuilder, sql } from 'kysely';
import { colleagues } from './visibility.ts';

/** A user, and the event of a membership of somebody else. */
interface Question extends Pick<Principal, 'accountId' | 'userId'> {
  event: Pick<Schemas['Event'], 'data'>;
}

/** How many questions one statement answers. */
const mostAtOnce = 500;

const textIn = ({ event }: Question, name: string): string | null => (event.data[name] as string | undefined) ?? null;

/**
 * A membership in a team reaches the members of the team. One in a project reaches those who share a team with the member, where the project
 * has the visibility `team` and they are no members themselves. This is read as it is now: what has changed since has events of its own.
 */
const reached = async (db: Queries, accountId: string, questions: readonly Question[]): Promise<boolean[]> => {
  const texts = (name: string) => sql`${questions.map((question) => textIn(question, name))}::text[]`;
  const viewer = { accountId, userId: sql.ref<string>('question.viewer_id'), role: 'viewer' } as const;
  const { rows } = await sql<{ place: string }>`
    select place from unnest(${questions.map(({ userId }) => userId)}::text[], ${texts('user_id')}, ${texts('team_id')}, ${texts('project_id')})
      with ordinality question(viewer_id, user_id, team_id, project_id, place)
    where case when team_id is not null then exists (
        select from team_members mine
        where mine.account_id = ${accountId} and mine.team_id = question.team_id and mine.user_id = viewer_id)
      else exists (
        select from projects
        where projects.account_id = ${accountId} and projects.id = question.project_id and projects.visibility = 'team')
      and not exists (
        select from project_members own
        where own.account_id = ${accountId} and own.project_id = question.project_id and own.user_id = viewer_id)
      and question.user_id in (${colleagues(expressionBuilder<Tables>(), viewer)})
      end`.execute(db);
  const places = new Set(rows.map(({ place }) => Number(place)));
  return questions.map((_, at) => places.has(at + 1));
};

/**
 * Tells whether the event of a membership may have changed what a user sees who shares a team with its member. Those who ask in the same turn
 * share a statement.
 */
export const createReachesColleague = (db: Queries) => {
  const isReached = batchedByAccount<Question, boolean>((accountId, questions) => reached(db, accountId, questions), mostAtOnce);
  return ({ accountId, userId }: Pick<Principal, 'accountId' | 'userId'>, event: Question['event']): Promise<boolean> =>
    isReached({ accountId, userId, event });
};
