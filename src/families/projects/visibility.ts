import type { PlaceReaders, Reader, Tables } from '@tessera/platform';
import { type ExpressionBuilder, expressionBuilder, type RawBuilder, sql } from 'kysely';

type Expressions = ExpressionBuilder<Tables, 'projects'>;

/** The ids of users who share a team with the caller. */
export const colleagues = (eb: Pick<Expressions, 'selectFrom'>, { accountId, userId }: Reader) =>
  eb
    .selectFrom('team_members as mine')
    .innerJoin('team_members as colleague', (join) =>
      join.onRef('colleague.account_id', '=', 'mine.account_id').onRef('colleague.team_id', '=', 'mine.team_id'),
    )
    .select('colleague.user_id')
    .where('mine.account_id', '=', accountId)
    .where('mine.user_id', '=', userId);

/** PostgreSQL plans an array much faster than a join with the colleagues, and finds it as fast. */
const isColleague = (eb: Pick<Expressions, 'selectFrom'>, caller: Reader) => sql<boolean>`user_id = any(array(${colleagues(eb, caller)}))`;

const everything = (eb: Expressions, { accountId }: Reader) => eb('projects.account_id', '=', accountId);

/**
 * The rule for who sees a project. Administrators see all, everyone sees the public ones, members see their own, and members of the
 * same teams see those with visibility `team`. For lists: it computes the caller's projects and colleagues once for all rows.
 */
export const visibleProjects = (eb: Expressions, caller: Reader) => {
  if (caller.role === 'admin') return everything(eb, caller);
  const memberships = eb.selectFrom('project_members').select('project_id').where('account_id', '=', caller.accountId);
  return eb.and([
    everything(eb, caller),
    eb.or([
      eb('projects.visibility', '=', 'public'),
      eb('projects.id', 'in', memberships.where('user_id', '=', caller.userId)),
      eb.and([eb('projects.visibility', '=', 'team'), eb('projects.id', 'in', memberships.where(isColleague(eb, caller)))]),
    ]),
  ]);
};

/** The same rule for one project by its id: it checks the members of this project instead of finding all of the caller's projects. */
export const visibleProject = (eb: Expressions, caller: Reader) => {
  if (caller.role === 'admin') return everything(eb, caller);
  const members = eb
    .selectFrom('project_members as member')
    .select(sql`1`.as('one'))
    .where('member.account_id', '=', caller.accountId)
    .whereRef('member.project_id', '=', 'projects.id')
    .where((member) =>
      member.or([
        member('member.user_id', '=', caller.userId),
        member.and([member('projects.visibility', '=', 'team'), isColleague(eb, caller)]),
      ]),
    );
  return eb.and([everything(eb, caller), eb.or([eb('projects.visibility', '=', 'public'), eb.exists(members)])]);
};

/**
 * Whether the caller sees the project whose id is in a column of another table. It must be a project of the account. For lists of
 * records that are in projects: the projects that the caller sees are found once, and each record is compared with them. `is true` keeps
 * PostgreSQL from making this a join, which might scan all of the projects for each record.
 */
export const inVisibleProjects = (caller: Reader, projectId: RawBuilder<unknown>): RawBuilder<boolean> => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  const seen = expressionBuilder<Tables>()
    .selectFrom('projects')
    .select('projects.id')
    .where((eb) => visibleProjects(eb, caller));
  return sql<boolean>`((${projectId} in (${seen})) is true)`;
};

/**
 * The same for few records: it checks the project of each one separately. It is a scalar subquery, because for `exists` PostgreSQL might
 * find all visible projects first.
 */
export const inVisibleProject = (caller: Reader, projectId: RawBuilder<unknown>): RawBuilder<boolean> => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  const named = expressionBuilder<Tables>()
    .selectFrom('projects')
    .select((eb) => visibleProject(eb, caller).as('seen'))
    .where('projects.account_id', '=', caller.accountId)
    .where('projects.id', '=', projectId as RawBuilder<string>);
  return sql<boolean>`(${named})`;
};

/** Whether the settings of the project whose id is in a column say that nobody is to be notified of what happens in it. */
export const isQuietProject = ({ accountId }: Reader, projectId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from projects quiet where quiet.account_id = ${accountId} and quiet.id = ${projectId}
      and quiet.settings -> 'enableNotifications' = 'false')`;

/** Whether the caller saw a deleted project whose id is in a column: they may still read its events. */
const inFormerProject = (caller: Reader, projectId: RawBuilder<unknown>): RawBuilder<boolean> => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  return sql<boolean>`exists (
    select from former_projects former
    where former.account_id = ${caller.accountId} and former.id = ${projectId} and (
      former.visibility = 'public'
      or ${caller.userId} = any(former.member_ids)
      or (former.visibility = 'team' and former.member_ids && array(${colleagues(expressionBuilder<Tables>(), caller)}))))`;
};

export const projectReaders: PlaceReaders = { one: inVisibleProject, many: inVisibleProjects, former: inFormerProject };
