// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, FiltersOf, GuardedOptions, List, Options, Selected, Selection, StreamOptions, WriteOptions } from '../../src/types.ts';
import type { Project, ProjectExpansion, ProjectFieldName, ProjectList, Team, TeamCreate, TeamExpansion, TeamFieldName, TeamList, TeamMember, TeamMemberCreate, TeamMemberExpansion, TeamMemberFieldName, TeamMemberList, TeamUpdate } from './types.ts';

/** The operations of the family `teams`. */
export interface TeamsApi {
  /**
   * List teams
   *
   * The teams of the account. Everyone may see all teams and their members.
   */
  list<F extends TeamFieldName = TeamFieldName, E extends TeamExpansion = never>(query?: TeamList & Selection<F, E>, options?: Options): List<Selected<Team, F | E>, 'version_retired'>;
  /**
   * Create a team
   *
   * Creates a team without members; you are not a member unless you add yourself. Only administrators may do this, because teams decide who sees the projects of visibility `team`.
   */
  create<F extends TeamFieldName = TeamFieldName, E extends TeamExpansion = never>(body: TeamCreate, options?: WriteOptions & Selection<F, E>): Answer<Selected<Team, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * Export teams
   *
   * All teams, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
   */
  export(query?: FiltersOf<TeamList>, options?: StreamOptions): Answer<Response, 'version_retired'>;
  /**
   * Get a team
   *
   * One team of the account.
   */
  get<F extends TeamFieldName = TeamFieldName, E extends TeamExpansion = never>(teamId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Team, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
  /**
   * Replace a team
   *
   * Replaces all fields with yours. Without a description, it becomes empty; the members stay. Administrators may do this.
   */
  replace<F extends TeamFieldName = TeamFieldName, E extends TeamExpansion = never>(teamId: string, body: Change<Team, TeamCreate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Team, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Update fields of a team
   *
   * Changes the fields that you send and leaves the others unchanged; `null` empties the description. Administrators may do this.
   */
  update<F extends TeamFieldName = TeamFieldName, E extends TeamExpansion = never>(teamId: string, body: Change<Team, TeamUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Team, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Delete a team
   *
   * Deletes the team and its memberships permanently. The people and their projects stay. People who saw a project only through this team no longer see it. Administrators may do this.
   */
  delete(teamId: string, options?: GuardedOptions): Answer<void, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * List a team's members
   *
   * The members of one team, and since when they are in it.
   */
  listMembers<F extends TeamMemberFieldName = TeamMemberFieldName, E extends TeamMemberExpansion = never>(teamId: string, query?: TeamMemberList & Selection<F, E>, options?: Options): List<Selected<TeamMember, F | E>, 'not_found' | 'version_retired'>;
  /**
   * Add a member to a team
   *
   * Adds a user of the account to the team. From then on, they see the projects of visibility `team` of every member of the team, and the team sees theirs. Administrators may do this. A user who is already in the team is a 409 `already_exists`; a user who does not exist is a 422 `unknown_reference`.
   */
  addMember<F extends TeamMemberFieldName = TeamMemberFieldName, E extends TeamMemberExpansion = never>(teamId: string, body: TeamMemberCreate, options?: WriteOptions & Selection<F, E>): Answer<Selected<TeamMember, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * Remove a member from a team
   *
   * Removes a user from the team. Administrators may do this, and editors may remove themselves. A user who is not in the team is a 404.
   */
  removeMember(teamId: string, userId: string, options?: WriteOptions): Answer<void, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_retired'>;
  /**
   * List a team's projects
   *
   * The projects that have a member from the team and that you may see.
   */
  listProjects<F extends ProjectFieldName = ProjectFieldName, E extends ProjectExpansion = never>(teamId: string, query?: ProjectList & Selection<F, E>, options?: Options): List<Selected<Project, F | E>, 'not_found' | 'version_retired'>;
}

/** The family `teams`, for `createClient`. */
export const teams: Family<TeamsApi> = {
  list: 'GET /v1/teams list call:listTeams',
  create: 'POST /v1/teams body shaped idempotent call:createTeam',
  export: 'GET /v1/teams/export query stream',
  get: 'GET /v1/teams/{team_id} query call:getTeam',
  replace: 'PUT /v1/teams/{team_id} body shaped idempotent rewritable call:replaceTeam',
  update: 'PATCH /v1/teams/{team_id} body shaped idempotent rewritable call:updateTeam',
  delete: 'DELETE /v1/teams/{team_id} nothing idempotent call:deleteTeam',
  listMembers: 'GET /v1/teams/{team_id}/members list call:listTeamMembers',
  addMember: 'POST /v1/teams/{team_id}/members body shaped idempotent call:addTeamMember',
  removeMember: 'DELETE /v1/teams/{team_id}/members/{user_id} nothing idempotent call:removeTeamMember',
  listProjects: 'GET /v1/teams/{team_id}/projects list call:listTeamProjects',
};
