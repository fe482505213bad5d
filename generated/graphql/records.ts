// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import type { components } from '../platform/types.ts';

export type UserRecord = components['schemas']['User'];

export type ResourceRecord = components['schemas']['Resource'];

export type WebhookRecord = components['schemas']['Webhook'];

export type EventRecord = components['schemas']['Event'];
