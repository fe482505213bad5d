import { allFields, changedFields, type ErrorDetail, type Schemas, ServiceError } from '@tessera/platform';
import type { ResourceService } from '@tessera/platform/built-in';

export type Integration = Schemas['Integration'];
export type IntegrationCreate = Schemas['IntegrationCreate'];
export type IntegrationUpdate = Schemas['IntegrationUpdate'];
export type IntegrationConfig = Schemas['IntegrationConfig'];
/** A record of another system, with its id in that system. */
export type ExternalRecord = Parameters<ResourceService['import']>[2][number];

/** Request headers by name; their values are secret. */
export type RequestHeaders = Record<string, string>;

/** The fields of an integration that people set. Without `headers` the stored ones do not change. */
export interface IntegrationFields {
  name: string;
  config: IntegrationConfig;
  headers?: RequestHeaders;
}

/** The initial fields of an integration, before it is connected. */
export const unconnected = { status: 'disconnected', last_synced_at: null } as const;

/** All fields of an integration from what was sent. */
export const fieldsOf = (body: IntegrationCreate): IntegrationFields => {
  const { name, config } = allFields('IntegrationCreate', body);
  const { request_headers, ...others } = config;
  const headers = request_headers ?? {};
  return { name, config: { ...others, request_header_names: Object.keys(headers) }, headers };
};

/** An integration's fields after a merge: `config` is merged key by key, and its headers are replaced as a whole. */
export const merged = (current: Integration, body: IntegrationUpdate): IntegrationFields => {
  const { name = current.name, config = {} } = changedFields('IntegrationCreate', body);
  const { request_headers, ...changes } = config;
  if (request_headers === undefined) return { name, config: { ...current.config, ...changes } };
  const headers = request_headers ?? {};
  return { name, config: { ...current.config, ...changes, request_header_names: Object.keys(headers) }, headers };
};

/** Headers that control the transfer of a request and not its meaning: only the sender sets them (RFC 9110, 7.6.1). */
const senders = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const headerDetail = (name: string, others: readonly string[]): ErrorDetail | undefined => {
  const field = `config.request_headers.${name}`;
  const lower = name.toLowerCase();
  if (senders.has(lower) || lower.startsWith('proxy-')) return { field, message: 'Is set automatically.', code: 'not_allowed' };
  if (others.some((other) => other.toLowerCase() === lower))
    return { field, message: 'Is given twice; header names ignore case.', code: 'conflict' };
  return undefined;
};

/** @throws ServiceError `unprocessable` for headers that cannot be sent */
export const expectSendable = (headers: RequestHeaders = {}): void => {
  const names = Object.keys(headers);
  const details = names.map((name, at) => headerDetail(name, names.slice(0, at))).filter((detail) => detail !== undefined);
  if (details.length > 0) throw new ServiceError('unprocessable', 'Some of these headers cannot be sent.', { details });
};

const isElsewhere = (url: string, before: string): boolean => new URL(url).origin !== new URL(before).origin;

/**
 * Secret headers are only sent to the origin that they were given for.
 * @throws ServiceError `unprocessable`, naming the headers to send again
 */
export const expectGivenAgain = ({ config: before }: Integration, { config, headers }: IntegrationFields): void => {
  if (headers !== undefined || before.request_header_names.length === 0 || !isElsewhere(config.url, before.url)) return;
  throw new ServiceError('unprocessable', 'The secret headers belong to another origin. Send them again with the new URL, or send null.', {
    details: before.request_header_names.map((name) => ({
      field: `config.request_headers.${name}`,
      message: 'Must be sent again when the origin of the URL changes.',
      code: 'missing_required_field',
    })),
  });
};

/** The error for an action that the integration's status does not allow. */
export const wrongState = (message: string, inRest?: string): ServiceError =>
  new ServiceError('invalid_state', message, { ...(inRest && { inRest }) });
