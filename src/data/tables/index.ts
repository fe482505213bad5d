import type { AccountsTable } from './accounts.ts';
import type { ApiKeysTable } from './api-keys.ts';
import type { CommentsTable } from './comments.ts';
import type { CredentialsTable } from './credentials.ts';
import type { EventsTable } from './events.ts';
import type { FormerProjectsTable } from './former-projects.ts';
import type { IdempotencyKeysTable } from './idempotency-keys.ts';
import type { OutboxTable } from './outbox.ts';
import type { PasswordsTable } from './passwords.ts';
import type { ProjectMembersTable } from './project-members.ts';
import type { ProjectsTable } from './projects.ts';
import type { ResourcesTable } from './resources.ts';
import type { SecretsTable } from './secrets.ts';
import type { TasksTable } from './tasks.ts';
import type { TeamMembersTable } from './team-members.ts';
import type { TeamsTable } from './teams.ts';
import type { UsersTable } from './users.ts';

/** The database as Kysely knows it. */
export interface Tables {
  accounts: AccountsTable;
  api_keys: ApiKeysTable;
  comments: CommentsTable;
  credentials: CredentialsTable;
  events: EventsTable;
  former_projects: FormerProjectsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  passwords: PasswordsTable;
  project_members: ProjectMembersTable;
  projects: ProjectsTable;
  resources: ResourcesTable;
  secrets: SecretsTable;
  tasks: TasksTable;
  team_members: TeamMembersTable;
  teams: TeamsTable;
  users: UsersTable;
}
