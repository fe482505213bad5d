import { bodyLimits } from '../../contract/plans.ts';
import { ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import { readJson } from '../../core/json.ts';
import { isRoundedByParsing } from '../../core/storable-json.ts';
import { header } from '../incoming.ts';
import { decoded } from '../json-body.ts';
import type { Body, Identified, Matched, WithCredential } from '../states.ts';
import { admitParsing, whileArriving } from './admission.ts';
import { contentType, formType, hasBody, parseForm, readWholeBody, requireUtf8 } from './form.ts';
import { uploadOf } from './upload-digest.ts';

/** What is needed to read a body. */
type Reading = Matched & WithCredential & Pick<Identified, 'caller'>;

const nothing: Body = { body: undefined, numbers: undefined, upload: undefined };

const jsonIn = (bytes: Buffer): Body => {
  const text = decoded(bytes);
  const body = readJson(text, { where: 'The body', values: bodyLimits.values });
  return { ...nothing, body, numbers: isRoundedByParsing(text) ? text : undefined };
};

const missingBody = ({ name, facts }: Matched) =>
  new ServiceError('missing_body', `${name} needs a body of ${facts.takes.join(' or ')}.`, {
    details: [{ field: '(body)', message: 'Is required.', code: 'missing_required_field' }],
  });

/** A file may be empty if the caller sends a `Content-Length`. */
const takeUpload = (request: Matched, maxBytes: number): Body => {
  if (!hasBody(request) && header(request, 'content-length') === undefined) throw missingBody(request);
  return { ...nothing, upload: uploadOf(request, maxBytes, whileArriving(request, request.streamBody())) };
};

/** No body and an empty object mean the same: many HTTP clients send one or the other when there is nothing to send. */
const saysNothing = (bytes: Buffer): boolean => /^(\{\s*\})?$/.test(bytes.toString().trim());

const surplusBody = ({ name }: Matched) =>
  new ServiceError('invalid_parameters', `${name} takes no body. Send none, or an empty object.`, {
    details: [{ field: '(body)', message: 'Must be omitted.', code: 'not_allowed' }],
  });

/** Refuses a body where none is taken: if it were ignored, its content would be lost silently. */
const expectNothing = async (request: Matched): Promise<Body> => {
  if (saysNothing(await readWholeBody(request))) return nothing;
  throw surplusBody(request);
};

/** Reads a body that was sent, as JSON or as a form. */
const readWhole = async (request: Reading): Promise<Body> => {
  const { takes, bodyRequired } = request.facts;
  const type = contentType(request);
  if (!takes.includes(type))
    throw new ServiceError(
      'unsupported_media_type',
      `${request.name} takes ${takes.join(' or ')}, not ${excerpt(type) || 'a body without Content-Type'}.`,
    );
  requireUtf8(request);
  const bytes = await readWholeBody(request);
  const waiting = admitParsing(request, bytes);
  if (waiting !== undefined) await waiting;
  if (bytes.length === 0 && bodyRequired) throw missingBody(request);
  if (bytes.length === 0) return nothing;
  return type === formType ? { ...nothing, body: parseForm(bytes) } : jsonIn(bytes);
};

/**
 * The body of an operation in a batch, which was read with the batch.
 * @throws ServiceError `missing_body`, `invalid_parameters`
 */
export const takeBody = (request: Matched & Partial<Body>): Body => {
  const { body, numbers, facts } = request;
  if (body === undefined && facts.bodyRequired) throw missingBody(request);
  if (facts.takes.length > 0) return { ...nothing, body, numbers };
  if (body !== undefined && Object.keys(body as object).length > 0) throw surplusBody(request);
  return nothing;
};

/** Reads the body where the operation takes one, and prepares a stream where it takes bytes. */
export const readBody = (request: Reading): Body | Promise<Body> => {
  const { takes, bodyRequired, maxBytes } = request.facts;
  if (request.body !== undefined) return { ...nothing, body: request.body };
  if (takes.length === 0) return hasBody(request) ? expectNothing(request) : nothing;
  if (maxBytes !== null) return takeUpload(request, maxBytes);
  if (hasBody(request)) return readWhole(request);
  if (bodyRequired) throw missingBody(request);
  return nothing;
};
