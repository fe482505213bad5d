// Written by `tessera generate` from the files of the families and of the package. Do not edit: add a file and run `npm run generate`.
import type { AccessTokensTable } from '../src/data/tables/access-tokens.ts';
import type { AccountsTable } from '../src/data/tables/accounts.ts';
import type { ApiKeysTable } from '../src/data/tables/api-keys.ts';
import type { ApplicationGrantsTable } from '../src/data/tables/application-grants.ts';
import type { ApplicationSecretsTable } from '../src/data/tables/application-secrets.ts';
import type { ApplicationsTable } from '../src/data/tables/applications.ts';
import type { AuditEntriesTable } from '../src/data/tables/audit-entries.ts';
import type { AuthorizationCodesTable } from '../src/data/tables/authorization-codes.ts';
import type { BrowserSessionsTable } from '../src/data/tables/browser-sessions.ts';
import type { CredentialsTable } from '../src/data/tables/credentials.ts';
import type { DashboardSessionsTable } from '../src/data/tables/dashboard-sessions.ts';
import type { DeliveriesTable } from '../src/data/tables/deliveries.ts';
import type { DeviceCodesTable } from '../src/data/tables/device-codes.ts';
import type { EmailChangesTable } from '../src/data/tables/email-changes.ts';
import type { EventArchivesTable } from '../src/data/tables/event-archives.ts';
import type { EventHeadsTable } from '../src/data/tables/event-heads.ts';
import type { EventSpansTable } from '../src/data/tables/event-spans.ts';
import type { EventsTable } from '../src/data/tables/events.ts';
import type { IdempotencyKeysTable } from '../src/data/tables/idempotency-keys.ts';
import type { LettersTable } from '../src/data/tables/letters.ts';
import type { LoggedRequestsTable } from '../src/data/tables/logged-requests.ts';
import type { LogoutTokensTable } from '../src/data/tables/logout-tokens.ts';
import type { OperationsTable } from '../src/data/tables/operations.ts';
import type { OperatorAnswersTable } from '../src/data/tables/operator-answers.ts';
import type { OutboxTable } from '../src/data/tables/outbox.ts';
import type { PasswordLinksTable } from '../src/data/tables/password-links.ts';
import type { PasswordsTable } from '../src/data/tables/passwords.ts';
import type { RecoveryCodesTable } from '../src/data/tables/recovery-codes.ts';
import type { RefreshTokensTable } from '../src/data/tables/refresh-tokens.ts';
import type { RegisteredDocumentsTable } from '../src/data/tables/registered-documents.ts';
import type { SecondFactorsTable } from '../src/data/tables/second-factors.ts';
import type { SecretsTable } from '../src/data/tables/secrets.ts';
import type { SessionTokensTable } from '../src/data/tables/session-tokens.ts';
import type { SessionsTable } from '../src/data/tables/sessions.ts';
import type { SignInAddressesTable } from '../src/data/tables/sign-in-addresses.ts';
import type { SignInChallengesTable } from '../src/data/tables/sign-in-challenges.ts';
import type { SigningKeysTable } from '../src/data/tables/signing-keys.ts';
import type { TokenFamiliesTable } from '../src/data/tables/token-families.ts';
import type { TrafficWritersTable } from '../src/data/tables/traffic-writers.ts';
import type { UnclaimedObjectsTable } from '../src/data/tables/unclaimed-objects.ts';
import type { UsageDaysTable } from '../src/data/tables/usage-days.ts';
import type { UsedClientAssertionsTable } from '../src/data/tables/used-client-assertions.ts';
import type { UsedPartsTable } from '../src/data/tables/used-parts.ts';
import type { UsedPasskeyChallengesTable } from '../src/data/tables/used-passkey-challenges.ts';
import type { UsersTable } from '../src/data/tables/users.ts';
import type { WebhookNoticesTable } from '../src/data/tables/webhook-notices.ts';
import type { WebhookSecretsTable } from '../src/data/tables/webhook-secrets.ts';
import type { WebhooksTable } from '../src/data/tables/webhooks.ts';
import type { CommentsTable } from '../src/families/comments/tables/comments.ts';
import type { FilesTable } from '../src/families/files/tables/files.ts';
import type { FormerProjectsTable } from '../src/families/projects/tables/former-projects.ts';
import type { IntegrationsTable } from '../src/families/integrations/tables/integrations.ts';
import type { ProjectMembersTable } from '../src/families/projects/tables/project-members.ts';
import type { ProjectsTable } from '../src/families/projects/tables/projects.ts';
import type { ResourcesTable } from '../src/built-in/resources/tables/resources.ts';
import type { TasksTable } from '../src/families/tasks/tables/tasks.ts';
import type { TeamMembersTable } from '../src/families/teams/tables/team-members.ts';
import type { TeamsTable } from '../src/families/teams/tables/teams.ts';

/** The tables of no family. */
export interface OwnTables {
  access_tokens: AccessTokensTable;
  accounts: AccountsTable;
  api_keys: ApiKeysTable;
  application_grants: ApplicationGrantsTable;
  application_secrets: ApplicationSecretsTable;
  applications: ApplicationsTable;
  audit_entries: AuditEntriesTable;
  authorization_codes: AuthorizationCodesTable;
  browser_sessions: BrowserSessionsTable;
  credentials: CredentialsTable;
  dashboard_sessions: DashboardSessionsTable;
  deliveries: DeliveriesTable;
  device_codes: DeviceCodesTable;
  email_changes: EmailChangesTable;
  event_archives: EventArchivesTable;
  event_heads: EventHeadsTable;
  event_spans: EventSpansTable;
  events: EventsTable;
  idempotency_keys: IdempotencyKeysTable;
  letters: LettersTable;
  logged_requests: LoggedRequestsTable;
  logout_tokens: LogoutTokensTable;
  operations: OperationsTable;
  operator_answers: OperatorAnswersTable;
  outbox: OutboxTable;
  password_links: PasswordLinksTable;
  passwords: PasswordsTable;
  recovery_codes: RecoveryCodesTable;
  refresh_tokens: RefreshTokensTable;
  registered_documents: RegisteredDocumentsTable;
  second_factors: SecondFactorsTable;
  secrets: SecretsTable;
  session_tokens: SessionTokensTable;
  sessions: SessionsTable;
  sign_in_addresses: SignInAddressesTable;
  sign_in_challenges: SignInChallengesTable;
  signing_keys: SigningKeysTable;
  token_families: TokenFamiliesTable;
  traffic_writers: TrafficWritersTable;
  unclaimed_objects: UnclaimedObjectsTable;
  usage_days: UsageDaysTable;
  used_client_assertions: UsedClientAssertionsTable;
  used_parts: UsedPartsTable;
  used_passkey_challenges: UsedPasskeyChallengesTable;
  users: UsersTable;
  webhook_notices: WebhookNoticesTable;
  webhook_secrets: WebhookSecretsTable;
  webhooks: WebhooksTable;
}

/** The tables that the families bring along. */
export interface FamilyTables {
  comments: CommentsTable;
  files: FilesTable;
  former_projects: FormerProjectsTable;
  integrations: IntegrationsTable;
  project_members: ProjectMembersTable;
  projects: ProjectsTable;
  resources: ResourcesTable;
  tasks: TasksTable;
  team_members: TeamMembersTable;
  teams: TeamsTable;
}

/** All tables, for Kysely. */
export interface Tables extends OwnTables, FamilyTables {}
