import { type Document, operationsOf, resolve } from '../documents/document.ts';
import { storedContract } from './openapi-document.ts';
import type { AccountSchemas, OperationId, Schemas } from './types.ts';

/** The body of the contract's example for the success response of a reading operation. */
const exampleIn = (document: Document, operationId: string): unknown => {
  const { operation } = operationsOf(document).find((one) => one.operation.operationId === operationId)!;
  const [media] = Object.values(resolve(document, operation.responses['200']!).content!);
  return media!.example;
};

/**
 * The records of the contract's examples. There is one of each kind. Their ids differ only in the prefix, and they refer to one another.
 * Reading them takes some milliseconds.
 */
export const readExamples = () => {
  const [platform, account] = [storedContract('platform'), storedContract('account')];
  const record = <R>(document: Document, operationId: string): R => (exampleIn(document, operationId) as { data: R }).data;
  return {
    user: record<Schemas['User']>(platform, 'getUser'),
    users: record<Schemas['User'][]>(platform, 'listUsers'),
    project: record<Schemas['Project']>(platform, 'getProject'),
    task: record<Schemas['Task']>(platform, 'getTask'),
    team: record<Schemas['Team']>(platform, 'getTeam'),
    file: record<Schemas['FileRecord']>(platform, 'getFile'),
    fileContent: exampleIn(platform, 'getFileContent') as string,
    comment: record<Schemas['Comment']>(platform, 'getComment'),
    integration: record<Schemas['Integration']>(platform, 'getIntegration'),
    operation: record<Schemas['Operation']>(platform, 'getOperation'),
    resource: record<Schemas['Resource']>(platform, 'getResource'),
    webhook: record<Schemas['Webhook']>(platform, 'getWebhook'),
    delivery: record<Schemas['Delivery']>(platform, 'getWebhookDelivery'),
    event: record<Schemas['Event']>(platform, 'getEvent'),
    apiKey: record<AccountSchemas['ApiKey']>(account, 'getApiKey'),
    application: record<AccountSchemas['Application']>(account, 'getApplication'),
    grants: record<AccountSchemas['ApplicationGrant'][]>(account, 'listApplicationGrants'),
    request: record<AccountSchemas['LoggedRequest']>(account, 'getRequest'),
  };
};

/** The record in the contract's example for an operation that returns one. */
export const exampleOf = (operationId: OperationId): object =>
  (exampleIn(storedContract('platform'), operationId) as { data: object }).data;

/** The records of the contract's examples, by their kind. */
export type Examples = ReturnType<typeof readExamples>;
