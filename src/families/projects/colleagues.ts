import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { asAccount } from '../../data/connection/requester.ts';

/** A user, and the event of a membership of somebody else. */
interface Question {
  viewer: Pick<Principal, 'accountId' | 'userId'>;
  event: Pick<Schemas['Event'], 'data'>;
}

const textIn = ({ event }: Question, name: string): string | null => (event.data[name] as string | undefined) ?? null;

/**
 * A membership in a team reaches the members of the team. One in a project reaches those who share a team with the member, where the project
 * has the visibility `team` and they are no members themselves. This is read as it is now: what has changed since has events of its own.
 */
const reached = async (db: Queries, accountId: string, questions: readonly Question[]): Promise<ReadonlySet<number>> => {
  const texts = (name: string) => sql`${questions.map((question) => textIn(question, name))}::text[]`;
  const { rows } = await sql<{ place: string }>`
    select place from unnest(${questions.map(({ viewer }) => viewer.userId)}::text[], ${texts('user_id')}, ${texts('team_id')}, ${texts('project_id')})
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
      and exists (
        select from team_members mine
        join team_members colleague on colleague.account_id = mine.account_id and colleague.team_id = mine.team_id
        where mine.account_id = ${accountId} and mine.user_id = viewer_id and colleague.user_id = question.user_id)
      end`.execute(db);
  return new Set(rows.map(({ place }) => Number(place) - 1));
};

/**
 * Tells whether the event of a membership may have changed what a user sees who shares a team with its member. Those who ask in the same turn
 * share a statement.
 */
export const createReachesColleague = (db: Queries) => {
  const loader = new DataLoader<Question, boolean>(
    async (questions) => {
      const accounts = [...Map.groupBy(questions, ({ viewer }) => viewer.accountId)];
      const answered = await Promise.all(
        accounts.map(async ([accountId, own]) => {
          const places = await asAccount(accountId, () => reached(db, accountId, own));
          return own.map((question, place) => [question, places.has(place)] as const);
        }),
      );
      const answers = new Map(answered.flat());
      return questions.map((question) => answers.get(question)!);
    },
    { cache: false },
  );
  return (viewer: Question['viewer'], event: Question['event']): Promise<boolean> => loader.load({ viewer, event });
};
