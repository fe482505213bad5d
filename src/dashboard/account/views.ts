import type {
  ApiKeyFieldName,
  ApiKeysApi,
  ApplicationFieldName,
  ApplicationsApi,
  AuditApi,
  AuditEntryFieldName,
  LoggedRequestFieldName,
  MemberFieldName,
  MembersApi,
  RequestsApi,
} from '@tessera/client/account';
import { lazy } from 'react';
import type { View } from '../data/collection.ts';

/** Maximum overlap of two secrets in seconds; a test compares it with the contract. */
const overlap = 86_400;

const keys: View<ApiKeyFieldName, keyof ApiKeysApi> = {
  family: 'apiKeys',
  id: 'keys',
  noun: 'API key',
  about: 'Programs call the API with a key. A key is shown only once, when it is created.',
  also: 'credentials secret token',
  isForAdministrators: true,
  isAdministered: true,
  columns: ['name', 'last4', 'scopes', 'last_used_at', 'expires_at', 'revoked_at'],
  actions: [
    {
      label: 'Reroll',
      operation: 'reroll',
      body: { overlap_seconds: overlap },
      shows: 'key',
      when: ({ revoked_at }) => !revoked_at,
      ask: 'Creates a new key with the same scopes and restrictions. The old one works for one more day.',
    },
    {
      label: 'Revoke',
      operation: 'revoke',
      when: ({ revoked_at }) => !revoked_at,
      ask: 'All requests with this key are refused from now on. This cannot be undone.',
    },
  ],
};

const applications: View<ApplicationFieldName, keyof ApplicationsApi> = {
  family: 'applications',
  about: 'People can allow an OAuth application to act on their behalf.',
  also: 'oauth consent client',
  isForAdministrators: true,
  isAdministered: true,
  columns: ['name', 'status', 'type', 'scopes', 'redirect_uris', 'created_at'],
  remove: {
    ask: 'All its tokens and consents are revoked at once. This cannot be undone. An application that describes itself stays listed as refused.',
  },
  actions: [
    {
      label: 'Allow',
      operation: 'update',
      body: { status: 'allowed' },
      when: ({ status }) => status !== 'allowed',
      ask: 'People in the account may use it if they consent. It describes itself, so first review its name, addresses and scopes.',
    },
    {
      label: 'Refuse',
      operation: 'update',
      body: { status: 'refused' },
      when: ({ metadata_url: address, status }) => address !== null && status !== 'refused',
      ask: 'All its tokens and consents are revoked at once, and nobody can use it until an administrator allows it again.',
    },
    {
      label: 'Rotate the secret',
      operation: 'rotateSecret',
      body: { overlap_seconds: overlap },
      shows: 'client_secret',
      when: ({ token_endpoint_auth_method: method }) => method === 'client_secret_basic',
      ask: 'Creates a new secret. The old one works for one more day.',
    },
  ],
  parts: {
    grants: {
      title: 'Consents',
      noun: 'consent',
      columns: ['user_id', 'scopes', 'granted_at', 'last_used_at'],
      Part: lazy(async () => ({ default: (await import('./consents.tsx')).Consents })),
    },
  },
};

const requests: View<LoggedRequestFieldName, keyof RequestsApi> = {
  family: 'requests',
  noun: 'request',
  about: 'All authenticated requests of the account, for 30 days.',
  also: 'log errors',
  isForAdministrators: true,
  name: 'path',
  columns: ['method', 'path', 'status', 'error_code', 'duration_ms', 'credential_id', 'created_at'],
  Details: lazy(async () => ({ default: (await import('./request-details.tsx')).RequestDetails })),
};

const members: View<MemberFieldName, keyof MembersApi> = {
  family: 'members',
  noun: 'member',
  about: 'People who can sign in, and their roles.',
  also: 'invite role people',
  isForAdministrators: true,
  isAdministered: true,
  columns: ['name', 'email', 'role', 'may_sign_in', 'last_login_at', 'created_at'],
  sort: 'name:asc',
  create: { verb: 'Invite' },
  remove: {
    verb: 'Remove',
    ask: 'They can no longer sign in, and their keys and tokens are revoked. This cannot be undone.',
  },
  actions: [
    { label: 'New password link', operation: 'createPasswordLink', shows: 'url', ask: 'Earlier links of this person stop working.' },
    {
      label: 'Sign out everywhere',
      operation: 'removeSessions',
      ask: 'Ends their sessions and the tokens of applications that act on their behalf. They can sign in again, and their API keys stay valid.',
    },
    {
      label: 'Remove second factors',
      operation: 'removeSecondFactors',
      ask: 'For somebody who has lost them. They sign in with their password alone until they add a new one. Make sure that the request really comes from them.',
    },
  ],
};

const audit: View<AuditEntryFieldName, keyof AuditApi> = {
  family: 'audit',
  title: 'Audit log',
  noun: 'entry',
  plural: 'entries',
  about: 'Who changed what, with which credential, and from where.',
  isForAdministrators: true,
  columns: ['action', 'actor_id', 'subject_id', 'credential_id', 'address', 'created_at'],
};

/** What the families of the account's own API want of the dashboard. Those without a view have no page. */
export const accountViews: readonly View[] = [keys, applications, requests, members, audit];
