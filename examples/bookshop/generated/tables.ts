// Written by `tessera generate` from the files of the families and of the package. Do not edit: add a file and run `npm run generate`.
import type { AccessTokensTable } from '@tessera/platform/internal/data/tables/access-tokens';
import type { AccountsTable } from '@tessera/platform/internal/data/tables/accounts';
import type { ApiKeysTable } from '@tessera/platform/internal/data/tables/api-keys';
import type { ApplicationGrantsTable } from '@tessera/platform/internal/data/tables/application-grants';
import type { ApplicationSecretsTable } from '@tessera/platform/internal/data/tables/application-secrets';
import type { ApplicationsTable } from '@tessera/platform/internal/data/tables/applications';
import type { AuditEntriesTable } from '@tessera/platform/internal/data/tables/audit-entries';
import type { AuthorizationCodesTable } from '@tessera/platform/internal/data/tables/authorization-codes';
import type { BrowserSessionsTable } from '@tessera/platform/internal/data/tables/browser-sessions';
import type { CredentialsTable } from '@tessera/platform/internal/data/tables/credentials';
import type { DashboardSessionsTable } from '@tessera/platform/internal/data/tables/dashboard-sessions';
import type { DeliveriesTable } from '@tessera/platform/internal/data/tables/deliveries';
import type { DeviceCodesTable } from '@tessera/platform/internal/data/tables/device-codes';
import type { EmailChangesTable } from '@tessera/platform/internal/data/tables/email-changes';
import type { EventArchivesTable } from '@tessera/platform/internal/data/tables/event-archives';
import type { EventHeadsTable } from '@tessera/platform/internal/data/tables/event-heads';
import type { EventSpansTable } from '@tessera/platform/internal/data/tables/event-spans';
import type { EventsTable } from '@tessera/platform/internal/data/tables/events';
import type { IdempotencyKeysTable } from '@tessera/platform/internal/data/tables/idempotency-keys';
import type { LettersTable } from '@tessera/platform/internal/data/tables/letters';
import type { LoggedRequestsTable } from '@tessera/platform/internal/data/tables/logged-requests';
import type { LogoutTokensTable } from '@tessera/platform/internal/data/tables/logout-tokens';
import type { OperationsTable } from '@tessera/platform/internal/data/tables/operations';
import type { OperatorAnswersTable } from '@tessera/platform/internal/data/tables/operator-answers';
import type { OutboxTable } from '@tessera/platform/internal/data/tables/outbox';
import type { PasswordLinksTable } from '@tessera/platform/internal/data/tables/password-links';
import type { PasswordsTable } from '@tessera/platform/internal/data/tables/passwords';
import type { RecoveryCodesTable } from '@tessera/platform/internal/data/tables/recovery-codes';
import type { RefreshTokensTable } from '@tessera/platform/internal/data/tables/refresh-tokens';
import type { RegisteredDocumentsTable } from '@tessera/platform/internal/data/tables/registered-documents';
import type { SecondFactorsTable } from '@tessera/platform/internal/data/tables/second-factors';
import type { SecretsTable } from '@tessera/platform/internal/data/tables/secrets';
import type { SessionTokensTable } from '@tessera/platform/internal/data/tables/session-tokens';
import type { SessionsTable } from '@tessera/platform/internal/data/tables/sessions';
import type { SignInAddressesTable } from '@tessera/platform/internal/data/tables/sign-in-addresses';
import type { SignInChallengesTable } from '@tessera/platform/internal/data/tables/sign-in-challenges';
import type { SigningKeysTable } from '@tessera/platform/internal/data/tables/signing-keys';
import type { TokenFamiliesTable } from '@tessera/platform/internal/data/tables/token-families';
import type { TrafficWritersTable } from '@tessera/platform/internal/data/tables/traffic-writers';
import type { UnclaimedObjectsTable } from '@tessera/platform/internal/data/tables/unclaimed-objects';
import type { UsageDaysTable } from '@tessera/platform/internal/data/tables/usage-days';
import type { UsedClientAssertionsTable } from '@tessera/platform/internal/data/tables/used-client-assertions';
import type { UsedPartsTable } from '@tessera/platform/internal/data/tables/used-parts';
import type { UsedPasskeyChallengesTable } from '@tessera/platform/internal/data/tables/used-passkey-challenges';
import type { UsersTable } from '@tessera/platform/internal/data/tables/users';
import type { WebhookNoticesTable } from '@tessera/platform/internal/data/tables/webhook-notices';
import type { WebhookSecretsTable } from '@tessera/platform/internal/data/tables/webhook-secrets';
import type { WebhooksTable } from '@tessera/platform/internal/data/tables/webhooks';
import type { BooksTable } from '../src/families/books/tables/books.ts';
import type { CustomersTable } from '../src/families/customers/tables/customers.ts';
import type { OrdersTable } from '../src/families/orders/tables/orders.ts';
import type { ResourcesTable } from '@tessera/platform/internal/built-in/resources/tables/resources';

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
  books: BooksTable;
  customers: CustomersTable;
  orders: OrdersTable;
  resources: ResourcesTable;
}

/** All tables, for Kysely. */
export interface Tables extends OwnTables, FamilyTables {}
