import type { ServerFrame } from '../../generated/frames.ts';
import { isObject } from '../readable.ts';
import { type Forms, messageIn } from './message.ts';

const isText = (value: unknown): boolean => typeof value === 'string';

const results: Forms = new Map([
  ['subscribe', ({ cursor }) => isText(cursor)],
  ['call', ({ status, headers }) => Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599 && isObject(headers)],
]);

const forms: Forms = new Map([
  ['welcome', ({ heartbeat_seconds }) => typeof heartbeat_seconds === 'number'],
  ['result', (frame) => results.get(String(frame.to))?.(frame) ?? true],
  ['event', ({ event, cursor }) => isObject(event) && isText(cursor)],
  ['error', ({ error }) => isObject(error) && isText(error.code) && isText(error.message) && isObject(error.details)],
]);

/** A frame of the server; undefined for what cannot be read. */
export const frameIn = (data: unknown): ServerFrame | undefined => messageIn(data, forms) as ServerFrame | undefined;
