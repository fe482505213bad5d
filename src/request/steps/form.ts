import { bodyLimits } from '../../contract/plans.ts';
import { ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import { header, type Transported } from '../incoming.ts';
import type { Located } from '../states.ts';

/** The media type of forms. */
export const formType = 'application/x-www-form-urlencoded';

/** The media type of the body, in lower case and without parameters. */
export const contentType = (request: Transported): string => header(request, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

export const hasBody = (request: Transported): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(header(request, 'content-length') ?? 0) > 0;

/** JSON and forms are UTF-8. A body in another charset is refused, because it would be misread. */
export const requireUtf8 = (request: Transported): void => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(header(request, 'content-type') ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  if (charset !== 'utf-8' && charset !== 'utf8')
    throw new ServiceError('unsupported_media_type', `Send the body in UTF-8, not in ${excerpt(charset) || 'a charset without a name'}.`);
};

const givenTwice = (name: string) =>
  new ServiceError('invalid_parameters', `The form has ${excerpt(name)} more than once.`, {
    details: [{ field: name, message: 'Must not be given more than once.', code: 'duplicate_items' }],
  });

/** The maximum number of fields of a form: more than any operation takes, and few enough to be parsed quickly. */
const maxFields = 1000;

const tooManyFields = () => new ServiceError('invalid_parameters', `A form may have at most ${maxFields} fields.`);

/** A form's fields; RFC 6749 allows each of them once. */
export const parseForm = (bytes: Buffer): Record<string, string> => {
  const text = bytes.toString();
  // Counted before they are parsed, which costs more.
  if (text.split('&', maxFields + 1).length > maxFields) throw tooManyFields();
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw givenTwice(name);
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
};

/** Whether the body is a form that may hold the caller's token (RFC 6750, 2.2). */
export const hasTokenForm = (request: Located): boolean => {
  const { takes, credentials } = request.facts;
  return takes.includes(formType) && credentials.includes('bearer') && hasBody(request) && contentType(request) === formType;
};

/** Reads the whole body. Anybody may send one to the endpoints of identity, so the limit is lower there than for authenticated accounts. */
export const readWholeBody = (request: Located): Promise<Buffer> =>
  request.readBody(request.facts.errors === 'platform' ? bodyLimits.json : bodyLimits.identity);

/** Reads a whole form. */
export const readForm = async (request: Located): Promise<Record<string, string>> => {
  requireUtf8(request);
  return parseForm(await readWholeBody(request));
};
