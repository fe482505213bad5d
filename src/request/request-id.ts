import type { IncomingHttpHeaders } from 'node:http';
import { newId } from '../core/ids.ts';

const wellFormedId = /^[\x21-\x7E]{1,128}$/;

/** The caller's own correlation id when it is usable, else a new one. */
export const requestIdOf = (headers: IncomingHttpHeaders): string => {
  const own = headers['x-request-id'];
  return typeof own === 'string' && wellFormedId.test(own) ? own : newId('request');
};
