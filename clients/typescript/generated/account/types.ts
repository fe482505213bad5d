// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { EqualityFilter, LabelFilter, NumberFilter, OrNull, Paging, Sort, TextFilter, TimeFilter } from '../../src/query.ts';
/** An account's id. */
export type AccountId = string;

/**
 * The plan.
 */
export type PlanName = "free" | "professional" | "business" | "enterprise";

/**
 * The region of the account: the United States, the European Union, or Asia-Pacific. Its credentials are valid only there.
 */
export type AccountRegion = "us" | "eu" | "ap";

/**
 * Whether this is production or the test environment.
 */
export type AccountEnvironment = "live" | "sandbox";

/**
 * The language in which records are searched: it decides which words are forms of one word, and which are too common to be found. `simple` is for texts in many languages: it finds words as they are written.
 */
export type SearchLanguage = "arabic" | "armenian" | "basque" | "catalan" | "danish" | "dutch" | "english" | "finnish" | "french" | "german" | "greek" | "hindi" | "hungarian" | "indonesian" | "irish" | "italian" | "lithuanian" | "nepali" | "norwegian" | "portuguese" | "romanian" | "russian" | "serbian" | "simple" | "spanish" | "swedish" | "tamil" | "turkish" | "yiddish";

/**
 * Format: date-time
 * A point in time in UTC, ISO 8601 with milliseconds.
 */
export type Timestamp = string;

/** An account. */
export interface Account {
    id: AccountId;
    /** The name of the account. */
    name: string;
    plan: PlanName;
    region: AccountRegion;
    environment: AccountEnvironment;
    search_language: SearchLanguage;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** The name, on one line. It needs at least one visible character. Control characters, line breaks, invisible characters (such as U+200B, U+2060 and tags) and characters that change the writing direction (such as U+200F, U+202E and U+2066) are refused. Joiners (U+200C, U+200D), variation selectors, Hangul fillers and the tags of flags are accepted where scripts and emoji need them, beside the characters whose look they change. */
export type Name = string;

/** The fields to change; at least one. */
export interface AccountUpdate {
    /** The name of the account. */
    name?: Name;
    search_language?: SearchLanguage;
}

/** How long the account keeps what grows with its use. */
export interface Retention {
    /**
     * Format: int32
     * For how many days events are kept.
     */
    events_days: number;
    /**
     * Format: int32
     * For how many days deliveries to webhooks are kept.
     */
    deliveries_days: number;
    /**
     * Format: int32
     * For how many days entries of the audit log are kept.
     */
    audit_days: number;
    /**
     * Format: int32
     * For how many days entries of the request log are kept.
     */
    requests_days: number;
    /**
     * Format: double
     * Which share of the successful reads (`GET` and `HEAD`) is in the request log: 1 for all, 0 for none. Everything else always is. `logged_as` of an entry says how many requests it stands for. Usage counts all of them.
     */
    logged_reads: number;
    updated_at: Timestamp;
}

/** The settings to change; at least one. `null` sets the longest time of the plan. */
export interface RetentionUpdate {
    /**
     * Format: int32
     * For how many days events are kept.
     */
    events_days?: number | null;
    /**
     * Format: int32
     * For how many days deliveries to webhooks are kept.
     */
    deliveries_days?: number | null;
    /**
     * Format: int32
     * For how many days entries of the audit log are kept.
     */
    audit_days?: number | null;
    /**
     * Format: int32
     * For how many days entries of the request log are kept.
     */
    requests_days?: number | null;
    /**
     * Format: double
     * Which share of the successful reads is in the request log.
     */
    logged_reads?: number | null;
}

/** A user's id - opaque, sortable by creation. */
export type UserId = string;

/**
 * What a user may do in the account: manage it and see everything (`admin`), write (`editor`), or read (`viewer`). The role limits the scopes of their credentials. GraphQL calls `editor` `USER`.
 */
export type UserRole = "admin" | "editor" | "viewer";

/** A person of the account. */
export interface Member {
    id: UserId;
    /** The person's name. */
    name: string;
    /**
     * Format: email
     * The address for signing in.
     */
    email: string;
    role: UserRole;
    /** Whether the member may sign in. A member who was added by a credential that could not create a password link for them may not, and gets no mail, until someone creates a link. */
    may_sign_in: boolean;
    /**
     * Format: date-time
     * When they last set a password; null while the invitation is open.
     */
    password_set_at: string | null;
    /**
     * Format: date-time
     * When they last signed in; null if never.
     */
    last_login_at: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** The person to invite, and their role. */
export interface MemberInvite {
    /** The person's name. */
    name: Name;
    /**
     * Format: email
     * The address for mail.
     */
    email: string;
    role?: UserRole;
}

/** A one-time link that sets a password. */
export interface PasswordLink {
    /**
     * Format: uri
     * The link. Give it only to the member: its holder can sign in as them.
     */
    url: string;
    /** When the link expires. */
    expires_at: Timestamp;
    /** Whether another link was mailed to the member: the server sends mail, and has not mailed too many links to this address within the hour. When it was not, or when the mail gets lost, give this link to the member yourself. */
    mailed: boolean;
}

/** A member, and the link that sets their password. */
export type InvitedMember = Member & {
    password_link: PasswordLink;
};

/** The correlation id of the request: the caller's own id when `X-Request-ID` carried one. */
export type RequestId = string;

/** The new role. */
export interface MemberUpdate {
    role: UserRole;
}

/** An API key's id - opaque, sortable by creation, and not secret. */
export type ApiKeyId = string;

/** A permission of a credential: `read:<family>` and `write:<family>` for one family, `read` and `write` for all families, `admin` for the account. `read:audit` reads the audit log of the account; `admin` includes it, and `read` does not. `write:logins` lets an API key, or an application that acts for itself, sign others in: it invites people, creates password links, removes second factors, and gives and takes the role of an administrator. No other scope includes it. A person needs `admin` and a recent sign-in for that. The user's role limits it. */
export type Scope = string;

/** The scopes of the credential. */
export type Scopes = Scope[];

/** Addresses that may use the key; an empty list allows every address. */
export type AllowedIps = string[];

/** Domains of pages that may use the key, compared with `Referer` or `Origin`. An empty list allows every page, and requests without a page. */
export type AllowedReferrers = string[];

/** An API key, without its secret part. */
export interface ApiKey {
    id: ApiKeyId;
    /** The purpose of the key. */
    name: string;
    /**
     * The beginning of the key, which shows whether it is for the live or the test environment.
     */
    prefix: "tsr_live_" | "tsr_test_";
    /** The last four characters of the key. */
    last4: string;
    scopes: Scopes;
    /** The user that the key acts as. */
    user_id: UserId;
    allowed_ips: AllowedIps;
    allowed_referrers: AllowedReferrers;
    /**
     * Format: date-time
     * When the key expires; null if never. For a rerolled key, it is the end of the overlap, if that is sooner than its expiry.
     */
    expires_at: string | null;
    /**
     * Format: date-time
     * When the key was last used, to the minute; null if never.
     */
    last_used_at: string | null;
    /** The key that this one replaces; null when it replaces none. */
    rerolled_from: string | null;
    /**
     * Format: date-time
     * When the key was revoked; null while it is not.
     */
    revoked_at: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** A user's id, or `me` for the user that your credentials act for. For credentials without a user, `me` is refused. */
export type UserIdInput = string;

/** A new API key. */
export interface ApiKeyCreate {
    /** The purpose of the key. */
    name: Name;
    scopes: Scopes;
    /** The user that the key acts as; you when left out. */
    user_id?: UserIdInput;
    allowed_ips?: AllowedIps;
    allowed_referrers?: AllowedReferrers;
    /**
     * Format: date-time
     * When the key expires.
     */
    expires_at?: string | null;
}

/** An API key in full. */
export type ApiKeyWithSecret = ApiKey & {
    /** The key itself. Its last six characters are a checksum, so that a mistyped key is refused without a database query. */
    key: string;
};

/** Addresses that may use the key; `null` or an empty list allows every address. */
export type AllowedIpsUpdate = string[] | null;

/** Domains of pages that may use the key; `null` or an empty list allows every page, and requests without a page. */
export type AllowedReferrersUpdate = string[] | null;

/** The fields to change; at least one. */
export interface ApiKeyUpdate {
    /** The purpose of the key. */
    name?: Name;
    allowed_ips?: AllowedIpsUpdate;
    allowed_referrers?: AllowedReferrersUpdate;
    /**
     * Format: date-time
     * When the key expires; null removes the expiry.
     */
    expires_at?: string | null;
}

/** How long the old secret stays valid after the new one is created. */
export interface SecretOverlap {
    /**
     * Format: int32
     * The overlap in seconds, at most seven days; 0 ends the old secret at once.
     * @default 86400
     */
    overlap_seconds?: number;
}

/** An application's id. */
export type ApplicationId = string;

/**
 * Whether people of the account may use the application.
 */
export type ApplicationStatus = "allowed" | "requested" | "refused";

/**
 * Whether the application can keep a secret: it runs on a server (`confidential`), or on people's devices (`public`).
 */
export type ApplicationType = "confidential" | "public";

/**
 * How the application proves itself at the token endpoint, and where else it has to; it stays as it was registered. When left out, it is `client_secret_basic` for a confidential application and `none` for a public one.
 */
export type TokenEndpointAuthMethod = "client_secret_basic" | "private_key_jwt" | "none";

/** A public key as a JWK (RFC 7517): RSA of 2048 to 4096 bits, P-256 or Ed25519. The private members of a key are refused. Send only the public part. */
export interface ApplicationKey {
    /**
     * The type of the key.
     */
    kty: "RSA" | "EC" | "OKP";
    /** The key's id, which the header of an assertion names. Each is there once. */
    kid: string;
    /**
     * The only algorithm of the key; when left out, every one that fits its type.
     */
    alg?: "RS256" | "PS256" | "ES256" | "EdDSA" | "Ed25519";
    /**
     * The purpose of the key.
     */
    use?: "sig";
    /** The modulus of an RSA key in unpadded URL-safe base64. */
    n?: string;
    /** The exponent of an RSA key in unpadded URL-safe base64. */
    e?: string;
    /**
     * The curve of an EC or OKP key.
     */
    crv?: "P-256" | "Ed25519";
    /** The x coordinate of an EC key or the public key of an OKP key in unpadded URL-safe base64. */
    x?: string;
    /** The y coordinate of an EC key in unpadded URL-safe base64. */
    y?: string;
}

/** The public keys of an application with `private_key_jwt`, as a JWK Set (RFC 7517). */
export interface ApplicationKeys {
    /** The keys, each with a `kid` of its own. */
    keys: ApplicationKey[];
}

/**
 * Format: uri
 * An absolute address without a fragment.
 */
export type RedirectUri = string;

/** Redirect URIs, compared character by character; only the port of a loopback address may differ. Allowed are HTTPS, an app's own scheme, and HTTP on loopback. Write addresses as browsers do: in ASCII, without `:443`, dot segments, credentials, wildcards, or parameters that the response adds, such as `code`. */
export type RedirectUris = RedirectUri[];

/** Where the browser may return to after a sign-out that the application began (OpenID Connect RP-Initiated Logout 1.0), compared character by character. The same addresses are allowed as for redirect URIs. */
export type PostLogoutRedirectUris = RedirectUri[];

/**
 * Format: uri
 * The address that receives a logout token when a sign-in ends in which the application got an ID token (OpenID Connect Back-Channel Logout 1.0); null for none. Outside development it must be `https`. Private, loopback and link-local addresses are refused, and a redirect counts as a failure, as for webhooks.
 */
export type BackchannelLogoutUri = string | null;

/**
 * Whether the application may use the device authorization grant (RFC 8628), with which people sign in at another device. A public application that may needs no redirect URI. Leave it off unless your application runs where no browser can open.
 * @default false
 */
export type DeviceGrant = boolean;

/** An OAuth application, without its secret. */
export interface Application {
    id: ApplicationId;
    /** The client id of the application at the identity endpoints; the same as its id. One that describes itself uses its `metadata_url` instead. */
    client_id: ApplicationId;
    /**
     * Format: uri
     * The address of the document with which the application describes itself; null when it was registered. Nobody has checked its name. Name and redirect URIs are those of the document again when somebody agrees the next time.
     */
    metadata_url: string | null;
    status: ApplicationStatus;
    /** The name that people see when they are asked for consent. */
    name: string;
    type: ApplicationType;
    /** How the application proves itself at the token endpoint, and where else it has to. */
    token_endpoint_auth_method: TokenEndpointAuthMethod;
    /** Its public keys; null when the method is another one than `private_key_jwt`. */
    jwks: ApplicationKeys | null;
    redirect_uris: RedirectUris;
    post_logout_redirect_uris: PostLogoutRedirectUris;
    backchannel_logout_uri: BackchannelLogoutUri;
    /** The scopes that the application may request. */
    scopes: Scopes;
    device_grant: DeviceGrant;
    /** The last four characters of the newest secret; null when it has none. */
    secret_last4: string | null;
    /** The user who registered the application; null when it was no user. */
    created_by: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** A new application. */
export interface ApplicationCreate {
    /** The name that people see when they are asked for consent. */
    name: Name;
    type: ApplicationType;
    token_endpoint_auth_method?: TokenEndpointAuthMethod;
    /** Its public keys, which `private_key_jwt` needs; no other method has keys. */
    jwks?: ApplicationKeys;
    redirect_uris?: RedirectUris;
    post_logout_redirect_uris?: PostLogoutRedirectUris;
    backchannel_logout_uri?: BackchannelLogoutUri;
    /** The scopes that the application may request. */
    scopes: Scopes;
    device_grant?: DeviceGrant;
}

/** An OAuth application with its secret. */
export type ApplicationWithSecret = Application & {
    /** The client secret; null when it has none. */
    client_secret: string | null;
};

/** The new redirect URIs, which replace the old ones; `null` or an empty list removes all of them. */
export type RedirectUrisUpdate = RedirectUri[] | null;

/** The new addresses, which replace the old ones; `null` or an empty list removes all of them. */
export type PostLogoutRedirectUrisUpdate = RedirectUri[] | null;

/**
 * Whether people of the account may use the application. Only one that describes itself can be `refused`; then its tokens and consents end at once. Where the server sends mail, a letter tells the person who has asked for it.
 */
export type ApplicationDecision = "allowed" | "refused";

/** The fields to change; at least one. */
export interface ApplicationUpdate {
    /** The name that people see when they are asked for consent. */
    name?: Name;
    /** The new public keys, which replace the old ones; only with `private_key_jwt`. */
    jwks?: ApplicationKeys;
    redirect_uris?: RedirectUrisUpdate;
    post_logout_redirect_uris?: PostLogoutRedirectUrisUpdate;
    backchannel_logout_uri?: BackchannelLogoutUri;
    /** The scopes that the application may request. */
    scopes?: Scopes;
    device_grant?: DeviceGrant;
    status?: ApplicationDecision;
}

/** Keys and values of your own: at most 50 keys of up to 64 characters, and at most 65,536 bytes in total as JSON in UTF-8. More is a 422 `unprocessable`. Tessera stores them and never interprets them. Numbers are doubles: a fraction, or a number with an exponent, becomes the nearest double, and -0 becomes 0. An integer that a double would change, such as one of 20 digits, and a number beyond the range of doubles, such as 1e400, are a 422 `unprocessable` - send them as text. */
export interface Metadata {
    [key: string]: unknown;
}

/** A person in the account. */
export interface User {
    id: UserId;
    /** The person's name. */
    name: string;
    /**
     * Format: email
     * The address for mail and for signing in. It is unique in the account, in upper or lower case.
     */
    email: string;
    role: UserRole;
    metadata: Metadata;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** The scopes of the consent; only `openid` when the application just needs to know who the person is. */
export type GrantedScopes = string[];

/** One person's consent to one application. */
export interface ApplicationGrant {
    /** The user who gave consent. */
    user_id: UserId;
    /** The full user; present when `expand=user` asks for it. */
    user?: User;
    scopes: GrantedScopes;
    granted_at: Timestamp;
    /**
     * Format: date-time
     * When the application last acted for this user; null if never.
     */
    last_used_at: string | null;
}

/** Origins of pages that may call the API; empty allows every origin. */
export type AllowedOrigins = string[];

/** The version that serves a request that names none; null for the latest stable version. */
export type PinnedVersion = string | null;

/** Whether administrators sign in only with a second factor. */
export type SecondFactorDemand = boolean;

/** Whether everybody signs in only with a second factor. */
export type EverybodyDemand = boolean;

/**
 * Format: int32
 * For how many days an API key is valid after it was created, unless it expires sooner; null for no limit.
 */
export type ApiKeyDays = number | null;

/**
 * Format: int32
 * For how many minutes a person stays signed in, at the API, the pages and the dashboard, also with renewals; null for no limit but those of the platform.
 */
export type SessionMinutes = number | null;

/**
 * Format: int32
 * For how many days a refresh token of an application is valid that is not used; null for 30 days.
 */
export type RefreshTokenDays = number | null;

/** Networks or addresses that people sign in from and work from, with a session, at the pages, at the dashboard, or with a token for a password; empty for everywhere. */
export type PeopleNetworks = string[];

/** Networks or addresses that API keys and the tokens of applications are used from; empty for everywhere. */
export type ProgramNetworks = string[];

/**
 * Which applications that describe themselves people may use. Those that are allowed already stay so. Where not all are, one that an administrator agrees to for themselves is allowed for the account.
 */
export type DescribedApplications = "allowed" | "approval" | "listed";

/** Whether public applications may execute only GraphQL documents that are registered for them. Another document is then a 403 `insufficient_permissions`. API keys, sessions and confidential applications are not affected. Applications that describe themselves have none. */
export type RegisteredDocumentsDemand = boolean;

/** The account's security settings. */
export interface SecuritySettings {
    allowed_origins: AllowedOrigins;
    api_version: PinnedVersion;
    administrators_need_second_factor: SecondFactorDemand;
    /** The administrators who have no second factor, those who have been in the account for the longest time first. It changes without a new `ETag`: read it without `If-None-Match`. */
    administrators_without_second_factor: UserId[];
    everybody_needs_second_factor: EverybodyDemand;
    api_key_days: ApiKeyDays;
    session_minutes: SessionMinutes;
    refresh_token_days: RefreshTokenDays;
    people_networks: PeopleNetworks;
    program_networks: ProgramNetworks;
    described_applications: DescribedApplications;
    public_applications_need_registered_documents: RegisteredDocumentsDemand;
    updated_at: Timestamp;
}

/** Origins of pages that may call the API; `null` or an empty list allows every origin. */
export type AllowedOriginsUpdate = string[] | null;

/** Networks or addresses that people sign in from and work from, with a session, at the pages, at the dashboard, or with a token for a password; empty for everywhere. */
export type PeopleNetworksUpdate = string[] | null;

/** Networks or addresses that API keys and the tokens of applications are used from; empty for everywhere. */
export type ProgramNetworksUpdate = string[] | null;

/** The settings to change; at least one. */
export interface SecuritySettingsUpdate {
    allowed_origins?: AllowedOriginsUpdate;
    api_version?: PinnedVersion;
    administrators_need_second_factor?: SecondFactorDemand;
    everybody_needs_second_factor?: EverybodyDemand;
    api_key_days?: ApiKeyDays;
    session_minutes?: SessionMinutes;
    refresh_token_days?: RefreshTokenDays;
    people_networks?: PeopleNetworksUpdate;
    program_networks?: ProgramNetworksUpdate;
    described_applications?: DescribedApplications;
    public_applications_need_registered_documents?: RegisteredDocumentsDemand;
}

/** What the settings would refuse. */
export interface RefusedRecords {
    /**
     * Format: int32
     * How many there are.
     */
    total: number;
    /** The ids of the first hundred. */
    ids: string[];
}

/** What works now, and would not work with other settings. */
export interface SecurityPreview {
    /** API keys that are too old, or are used only from other networks. */
    api_keys: RefusedRecords;
    /** Sessions and sign-ins of browsers that have lasted too long, or come from other networks. */
    sessions: RefusedRecords;
    /** Applications with refresh tokens that are too old: their people have to agree again. */
    applications: RefusedRecords;
    /** People whose latest sign-in came from another network. */
    people: RefusedRecords;
    /** People who would have to add a second factor at their next sign-in. */
    people_without_second_factor: RefusedRecords;
}

/**
 * Format: int64
 * A number that a plan allows.
 */
export type PlanLimit = number;

/** A plan with its limits. */
export interface Plan {
    name: PlanName;
    /** Requests per minute. */
    rate_limit: PlanLimit;
    /** Requests in one minute, including the whole burst allowance. */
    burst_limit: PlanLimit;
    /** The highest number of API keys; revoked, expired and rerolled keys do not count. */
    api_key_limit: PlanLimit;
    /** The highest number of open WebSocket connections, to `/v1/websocket` and `/graphql` together. */
    connection_limit: PlanLimit;
    /** The highest number of subscriptions on all of these connections. */
    subscription_limit: PlanLimit;
}

/** An allowance that is refilled regularly. */
export interface UsageWindow {
    /** The whole allowance. */
    limit: PlanLimit;
    /** How much of the allowance is used. */
    used: PlanLimit;
    /** How much of the allowance is left. */
    remaining: PlanLimit;
    /** When the allowance is full again. */
    resets_at: Timestamp;
}

/**
 * Format: int64
 * A count.
 */
export type UsageCount = number;

/** One day's requests. */
export interface UsageDay {
    /** When the day begins, midnight in UTC. */
    starts_at: Timestamp;
    /** Requests over REST, GraphQL and the channel, except those of people on the dashboard. */
    requests: UsageCount;
    /** The cost of these requests in the rate limit. */
    cost: UsageCount;
    /** Responses with a status from 400 to 499, except 429. */
    client_errors: UsageCount;
    /** Responses with a status of 500 or higher. */
    server_errors: UsageCount;
    /** Responses with the status 429. */
    throttled: UsageCount;
    /** How much of the rate limit was used in the busiest minute of the day: the difference to the plan's `rate_limit` was always left. Requests of people on the dashboard are included. It is at most the whole limit; the burst allowance comes on top. */
    busiest_minute: UsageCount;
    /** Whether requests of the day are missing here, in the log of requests or in the used parts. This happens when, during an outage, more requests arrive than the server can hold until they are counted. */
    incomplete: boolean;
}

/** The plan and its current usage. */
export interface Usage {
    plan: Plan;
    /** The current minute. */
    window: UsageWindow;
    /** The burst allowance. */
    burst: UsageWindow;
    today: UsageDay;
}

/** The id of a count, which we assign. */
export type UsedPartId = string;

/** How often one client used one part of the contracts on one day. */
export interface UsedPart {
    id: UsedPartId;
    /** When the day begins, midnight in UTC. */
    starts_at: Timestamp;
    /**
     * The kind of the part.
     */
    kind: "operation" | "parameter" | "property" | "value" | "graphql" | "event" | "frame" | "call";
    /** The name of the part: `listResources`, `listResources.status`, `createWebhook.description`, `updateUser.role=viewer`, `Query.usersConnection.filter`, `RESOURCE_CREATED`, `subscribe`. */
    name: string;
    /** The API version that was used; null where there is none, as for GraphQL. */
    api_version: string | null;
    /**
     * The type of the client: an API key, an application with a token, a person who has signed in, or a webhook.
     */
    client_type: "api_key" | "application" | "user" | "webhook";
    /** The API key, the application, the user or the webhook. */
    client_id: string;
    /** How many requests, events or frames. */
    requests: UsageCount;
}

/** A delivery's id - opaque, sortable by creation. */
export type DeliveryId = string;

/** A webhook's id - opaque, sortable by creation. */
export type WebhookId = string;

/**
 * Format: uri
 * An absolute address.
 */
export type Url = string;

/** An event's id - opaque. A delivery of the event has the same id as its `webhook-id`. */
export type EventId = string;

/**
 * What happened, as `FAMILY_VERB`; the same name in REST, GraphQL, the channel and webhooks. New types are added over time; ignore types that you do not know.
 */
export type EventType = "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ";

/**
 * The state of the delivery: another attempt will follow (`pending`), an attempt got a 2xx (`succeeded`), or no attempt succeeded and no more will follow (`failed`). It also fails when the webhook is disabled, then perhaps without any attempt.
 */
export type DeliveryStatus = "pending" | "succeeded" | "failed";

/** The delivery of one event to one webhook of the account. */
export interface AccountDelivery {
    id: DeliveryId;
    webhook_id: WebhookId;
    /** The current address of the webhook. */
    webhook_url: Url;
    event_id: EventId;
    event_type: EventType;
    status: DeliveryStatus;
    /**
     * Format: int32
     * The number of attempts so far.
     */
    attempt_count: number;
    /**
     * Format: date-time
     * When the next attempt is due; null when there will be none.
     */
    next_attempt_at: string | null;
    /**
     * Format: date-time
     * When the last attempt was made; null before the first.
     */
    last_attempt_at: string | null;
    /**
     * Format: int32
     * The HTTP status of the last attempt; null before the first, and when there was no response.
     */
    last_response_status: number | null;
    /** Why the last attempt failed, in a sentence; null when it succeeded, and before the first. */
    last_error: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** An entry's id, which we assign. It is also the request id when the caller sent none. */
export type LoggedRequestId = string;

/**
 * The type of the credential.
 */
export type CredentialType = "api_key" | "oauth_token" | "jwt" | "session";

/** The credential: the API key, the application of a token, the session, or the user of a token without an application. */
export type CredentialId = string;

/** The network address of the caller. */
export type ClientAddress = string;

/** Facts about one request and its response. */
export interface LoggedRequest {
    id: LoggedRequestId;
    request_id: RequestId;
    /**
     * The method; `OTHER` for a method that no operation has.
     */
    method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OTHER";
    /** The path, without its query. */
    path: string;
    /** The operation; null when the path is unknown. */
    operation_id: string | null;
    /** The API version that served the request; null when there is none. */
    api_version: string | null;
    /**
     * Format: int32
     * The HTTP status of the response.
     */
    status: number;
    /** The error's code; null when there was no error. */
    error_code: string | null;
    /**
     * Format: double
     * How long the server worked on the request, in milliseconds.
     */
    duration_ms: number;
    /**
     * Format: int64
     * How many requests this entry stands for: 1, unless the account logs only a share of its successful `GET` and `HEAD` requests. With a share of 0.1, it is 10 for those. It is a whole number, so that for a share of 0.3 it is 3.
     */
    logged_as: number;
    credential_type: CredentialType;
    credential_id: CredentialId;
    /** The user that the request acted for; null for an application that acts for itself. */
    user_id: string | null;
    /** Whether a person made the request on the dashboard, or in the explorer of the reference while signed in there. Such requests count against the rate limit only, not as usage. */
    from_dashboard: boolean;
    address: ClientAddress;
    /** When the request arrived. */
    created_at: Timestamp;
}

/** An entry's id - opaque, sortable by time. */
export type AuditEntryId = string;

/** One action of a person or a program. */
export interface AuditEntry {
    id: AuditEntryId;
    /** The action, by its operationId in these contracts. */
    action: string;
    /**
     * Who did it: a person, an application for itself, or the operator of the server. Null where nobody was authenticated.
     */
    actor_type: "user" | "application" | "operator" | null;
    /** The user or the application that did it. Null for the server's operator, and when the caller was not authenticated. */
    actor_id: string | null;
    /**
     * The type of the credential; null for the operator on the command line.
     */
    credential_type: "api_key" | "oauth_token" | "jwt" | "session" | "password" | "password_link" | "passkey" | "email_link" | "operator_key" | null;
    /** The id of the credential, of a passkey that of the second factor, of a key of the server's operators a name that is made from it; null for a password, a link, and the operator on the command line. */
    credential_id: string | null;
    /** The record that the action changed: a key, an application, a user, or the account. */
    subject_id: string | null;
    /** The fields that were set, with their new values, without secrets. `before` has the values that settings of the account had before. A failed attempt has `succeeded` as false, `second_factor`, `client_secret`, `client_assertion`, `network`, `lifetime` or `reused` where one of these was the reason, and `attempts`: how many there were with the same account, action, person, credential, network and reason (`count`), and when the first and the last was (`first_at`, `last_at`). `address` and `request_id` are then those of the first. For an IPv6 address the network is its first 64 bits. */
    changes: {
        [key: string]: unknown;
    };
    /** The network address of the caller; null for the operator on the command line. */
    address: string | null;
    /** The id of the request; null for the operator on the command line. */
    request_id: string | null;
    created_at: Timestamp;
    /** When the entry was written, or when its `attempts` last grew. It is later each time they grow. */
    updated_at: Timestamp;
}

/** The properties of `Account` that `fields` can name. */
export type AccountFieldName = 'id' | 'name' | 'plan' | 'region' | 'environment' | 'search_language' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Account`. */
export type AccountExpansion = never;

/** The properties of `Retention` that `fields` can name. */
export type RetentionFieldName = 'events_days' | 'deliveries_days' | 'audit_days' | 'requests_days' | 'logged_reads' | 'updated_at';
/** The related records that `expand` can add to `Retention`. */
export type RetentionExpansion = never;

/** The properties of `Member` that `fields` can name. */
export type MemberFieldName = 'id' | 'name' | 'email' | 'role' | 'may_sign_in' | 'password_set_at' | 'last_login_at' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Member`. */
export type MemberExpansion = never;
/** The filters of a list of `Member`. */
export interface MemberFilters {
  id?: EqualityFilter;
  name?: TextFilter;
  email?: TextFilter;
  role?: EqualityFilter<NonNullable<Member['role']>>;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `Member`. */
export interface MemberList extends MemberFilters, Paging {
  sort?: Sort<'name' | 'email' | 'role' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly MemberFilters[];
}

/** The properties of `ApiKey` that `fields` can name. */
export type ApiKeyFieldName = 'id' | 'name' | 'prefix' | 'last4' | 'scopes' | 'user_id' | 'allowed_ips' | 'allowed_referrers' | 'expires_at' | 'last_used_at' | 'rerolled_from' | 'revoked_at' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `ApiKey`. */
export type ApiKeyExpansion = never;
/** The filters of a list of `ApiKey`. */
export interface ApiKeyFilters {
  id?: EqualityFilter;
  name?: TextFilter;
  last4?: TextFilter;
  scopes?: LabelFilter;
  user_id?: EqualityFilter;
  expires_at?: OrNull<TimeFilter>;
  last_used_at?: OrNull<TimeFilter>;
  revoked_at?: OrNull<TimeFilter>;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `ApiKey`. */
export interface ApiKeyList extends ApiKeyFilters, Paging {
  sort?: Sort<'name' | 'expires_at' | 'last_used_at' | 'revoked_at' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly ApiKeyFilters[];
}

/** The properties of `Application` that `fields` can name. */
export type ApplicationFieldName = 'id' | 'client_id' | 'metadata_url' | 'status' | 'name' | 'type' | 'token_endpoint_auth_method' | 'jwks' | 'redirect_uris' | 'post_logout_redirect_uris' | 'backchannel_logout_uri' | 'scopes' | 'device_grant' | 'secret_last4' | 'created_by' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Application`. */
export type ApplicationExpansion = never;
/** The filters of a list of `Application`. */
export interface ApplicationFilters {
  id?: EqualityFilter;
  status?: EqualityFilter<NonNullable<Application['status']>>;
  name?: TextFilter;
  type?: EqualityFilter<NonNullable<Application['type']>>;
  scopes?: LabelFilter;
  created_by?: OrNull<EqualityFilter>;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `Application`. */
export interface ApplicationList extends ApplicationFilters, Paging {
  sort?: Sort<'name' | 'type' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly ApplicationFilters[];
}

/** The properties of `ApplicationGrant` that `fields` can name. */
export type ApplicationGrantFieldName = 'user_id' | 'scopes' | 'granted_at' | 'last_used_at';
/** The related records that `expand` can add to `ApplicationGrant`. */
export type ApplicationGrantExpansion = 'user';
/** The filters of a list of `ApplicationGrant`. */
export interface ApplicationGrantFilters {
  user_id?: EqualityFilter;
  scopes?: LabelFilter;
  granted_at?: TimeFilter;
  last_used_at?: OrNull<TimeFilter>;
}
/** The filters and the order of a list of `ApplicationGrant`. */
export interface ApplicationGrantList extends ApplicationGrantFilters, Paging {
  sort?: Sort<'granted_at' | 'last_used_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly ApplicationGrantFilters[];
}

/** The properties of `SecuritySettings` that `fields` can name. */
export type SecuritySettingsFieldName = 'allowed_origins' | 'api_version' | 'administrators_need_second_factor' | 'administrators_without_second_factor' | 'everybody_needs_second_factor' | 'api_key_days' | 'session_minutes' | 'refresh_token_days' | 'people_networks' | 'program_networks' | 'described_applications' | 'public_applications_need_registered_documents' | 'updated_at';
/** The related records that `expand` can add to `SecuritySettings`. */
export type SecuritySettingsExpansion = never;

/** The properties of `Plan` that `fields` can name. */
export type PlanFieldName = 'name' | 'rate_limit' | 'burst_limit' | 'api_key_limit' | 'connection_limit' | 'subscription_limit';
/** The related records that `expand` can add to `Plan`. */
export type PlanExpansion = never;

/** The properties of `Usage` that `fields` can name. */
export type UsageFieldName = 'plan' | 'window' | 'burst' | 'today';
/** The related records that `expand` can add to `Usage`. */
export type UsageExpansion = never;

/** The properties of `UsageDay` that `fields` can name. */
export type UsageDayFieldName = 'starts_at' | 'requests' | 'cost' | 'client_errors' | 'server_errors' | 'throttled' | 'busiest_minute' | 'incomplete';
/** The related records that `expand` can add to `UsageDay`. */
export type UsageDayExpansion = never;
/** The filters of a list of `UsageDay`. */
export interface UsageDayFilters {
  starts_at?: TimeFilter;
  requests?: NumberFilter;
  cost?: NumberFilter;
  client_errors?: NumberFilter;
  server_errors?: NumberFilter;
  throttled?: NumberFilter;
  busiest_minute?: NumberFilter;
}
/** The filters and the order of a list of `UsageDay`. */
export interface UsageDayList extends UsageDayFilters, Paging {
  sort?: Sort<'starts_at' | 'requests' | 'cost' | 'client_errors' | 'server_errors' | 'throttled' | 'busiest_minute'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly UsageDayFilters[];
}

/** The properties of `UsedPart` that `fields` can name. */
export type UsedPartFieldName = 'id' | 'starts_at' | 'kind' | 'name' | 'api_version' | 'client_type' | 'client_id' | 'requests';
/** The related records that `expand` can add to `UsedPart`. */
export type UsedPartExpansion = never;
/** The filters of a list of `UsedPart`. */
export interface UsedPartFilters {
  id?: EqualityFilter;
  starts_at?: TimeFilter;
  kind?: EqualityFilter<NonNullable<UsedPart['kind']>>;
  name?: TextFilter;
  api_version?: OrNull<TextFilter>;
  client_type?: EqualityFilter<NonNullable<UsedPart['client_type']>>;
  client_id?: EqualityFilter;
}
/** The filters and the order of a list of `UsedPart`. */
export interface UsedPartList extends UsedPartFilters, Paging {
  sort?: Sort<'starts_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly UsedPartFilters[];
}

/** The properties of `AccountDelivery` that `fields` can name. */
export type AccountDeliveryFieldName = 'id' | 'webhook_id' | 'webhook_url' | 'event_id' | 'event_type' | 'status' | 'attempt_count' | 'next_attempt_at' | 'last_attempt_at' | 'last_response_status' | 'last_error' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `AccountDelivery`. */
export type AccountDeliveryExpansion = never;
/** The filters of a list of `AccountDelivery`. */
export interface AccountDeliveryFilters {
  id?: EqualityFilter;
  webhook_id?: EqualityFilter;
  event_id?: EqualityFilter;
  event_type?: EqualityFilter<NonNullable<AccountDelivery['event_type']>>;
  status?: EqualityFilter<NonNullable<AccountDelivery['status']>>;
  attempt_count?: NumberFilter;
  next_attempt_at?: OrNull<TimeFilter>;
  last_attempt_at?: OrNull<TimeFilter>;
  last_response_status?: OrNull<NumberFilter>;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `AccountDelivery`. */
export interface AccountDeliveryList extends AccountDeliveryFilters, Paging {
  sort?: Sort<'status' | 'attempt_count' | 'next_attempt_at' | 'last_attempt_at' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly AccountDeliveryFilters[];
}

/** The properties of `LoggedRequest` that `fields` can name. */
export type LoggedRequestFieldName = 'id' | 'request_id' | 'method' | 'path' | 'operation_id' | 'api_version' | 'status' | 'error_code' | 'duration_ms' | 'logged_as' | 'credential_type' | 'credential_id' | 'user_id' | 'from_dashboard' | 'address' | 'created_at';
/** The related records that `expand` can add to `LoggedRequest`. */
export type LoggedRequestExpansion = never;
/** The filters of a list of `LoggedRequest`. */
export interface LoggedRequestFilters {
  id?: EqualityFilter;
  request_id?: TextFilter;
  method?: EqualityFilter<NonNullable<LoggedRequest['method']>>;
  path?: TextFilter;
  operation_id?: OrNull<TextFilter>;
  api_version?: OrNull<TextFilter>;
  status?: NumberFilter;
  error_code?: OrNull<TextFilter>;
  duration_ms?: NumberFilter;
  credential_type?: EqualityFilter<NonNullable<LoggedRequest['credential_type']>>;
  credential_id?: EqualityFilter;
  user_id?: OrNull<EqualityFilter>;
  from_dashboard?: boolean;
  address?: TextFilter;
  created_at?: TimeFilter;
}
/** The filters and the order of a list of `LoggedRequest`. */
export interface LoggedRequestList extends LoggedRequestFilters, Paging {
  sort?: Sort<'status' | 'duration_ms' | 'created_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly LoggedRequestFilters[];
}

/** The properties of `AuditEntry` that `fields` can name. */
export type AuditEntryFieldName = 'id' | 'action' | 'actor_type' | 'actor_id' | 'credential_type' | 'credential_id' | 'subject_id' | 'changes' | 'address' | 'request_id' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `AuditEntry`. */
export type AuditEntryExpansion = never;
/** The filters of a list of `AuditEntry`. */
export interface AuditEntryFilters {
  id?: EqualityFilter;
  action?: TextFilter;
  actor_type?: OrNull<EqualityFilter<NonNullable<AuditEntry['actor_type']>>>;
  actor_id?: OrNull<EqualityFilter>;
  credential_type?: OrNull<EqualityFilter<NonNullable<AuditEntry['credential_type']>>>;
  credential_id?: OrNull<EqualityFilter>;
  subject_id?: OrNull<EqualityFilter>;
  address?: OrNull<TextFilter>;
  request_id?: OrNull<TextFilter>;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `AuditEntry`. */
export interface AuditEntryList extends AuditEntryFilters, Paging {
  sort?: Sort<'action' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly AuditEntryFilters[];
}
