// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
export { account, type AccountApi } from './account.ts';
export { members, type MembersApi } from './members.ts';
export { apiKeys, type ApiKeysApi } from './api-keys.ts';
export { applications, type ApplicationsApi } from './applications.ts';
export { security, type SecurityApi } from './security.ts';
export { usage, type UsageApi } from './usage.ts';
export { deliveries, type DeliveriesApi } from './deliveries.ts';
export { requests, type RequestsApi } from './requests.ts';
export { audit, type AuditApi } from './audit.ts';
export type * from './types.ts';
