import type { Answered } from '@tessera/platform/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { type ErrorCode, errorTable } from '../../src/core/errors.ts';
import { publishedDocument } from '../support/documents.ts';

const contract = publishedDocument('v1');

/** The published schemas themselves, read by a validator that knows nothing of ours. */
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

const holds = (schema: string, value: unknown): void => {
  const check = ajv.getSchema(`contract#/components/schemas/${schema}`)!;
  expect(check(value) ? [] : check.errors, JSON.stringify(value).slice(0, 200)).toEqual([]);
};

const fold = (text: string) => text.toLowerCase();

/** What our inside looks like: stack frames, files, statements. */
const innards =
  /\n\s+at |node_modules|node:internal|file:\/\/|\.ts:\d|\bkysely\b|\bpostgres|\bselect .* from\b|\binsert into\b|\bprepared statement\b/i;

/**
 * Holds a refusal against the contract: the documented status and code, form A (or the problem document), the culprits, a
 * request id in header and body that are one, and nothing of our inside.
 * @param details `field code` each, in any order
 */
export const expectRefusal = (
  answer: Answered,
  status: number,
  code: ErrorCode,
  details: string[] = [],
  form: 'error' | 'problem' = 'error',
): void => {
  const { headers, body } = answer;
  const told = form === 'error' ? body?.error : body;
  expect({ status: answer.status, code: told?.code }, JSON.stringify(body)?.slice(0, 200)).toEqual({ status, code });
  expect(headers.get('content-type')).toBe(form === 'error' ? 'application/json' : 'application/problem+json');
  holds(form === 'error' ? 'Error' : 'Problem', body);
  if (form === 'error') expect(told.type).toBe(errorTable[code][1]);
  expect(told.request_id).toBe(headers.get('x-request-id'));
  expect(told.request_id).toMatch(/^[\x21-\x7E]{1,128}$/);
  const culprits: { field: string; code: string }[] = form === 'error' ? told.details : told.errors;
  expect(culprits.map((detail) => fold(`${detail.field} ${detail.code}`)).sort()).toEqual(details.map(fold).sort());
  expect(JSON.stringify(body)).not.toMatch(innards);
};
