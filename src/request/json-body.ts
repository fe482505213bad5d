import { bodyLimits } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import { readJson } from '../core/json.ts';
import { parseExactly } from '../core/storable-json.ts';
import type { Begun, Transported } from './incoming.ts';
import type { Identified } from './states.ts';
import { admitParsing } from './steps/admission.ts';

const mediaType = 'application/json';

/** Accepts only a media type that no HTML form can send, because browsers send a preflight request before sending it to other origins. */
const expectJson = ({ headers }: Transported): void => {
  const [type, ...parameters] = String(headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  if (type === mediaType && (charset === undefined || charset === 'utf-8' || charset === 'utf8')) return;
  throw new ServiceError(
    'unsupported_media_type',
    `Send the request as ${mediaType} in UTF-8, not as ${excerpt(String(headers['content-type'] ?? 'a body without Content-Type'))}.`,
  );
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a body. @throws ServiceError `malformed_json` when it is not UTF-8 */
export const decoded = (bytes: Buffer): string => {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new ServiceError('malformed_json', 'The body is not valid UTF-8.', { cause });
  }
};

/** JSON of a caller, within the limit of values, with its numbers as they were sent. */
export const exactJson = (text: string, where: string): unknown =>
  readJson(text, { where, values: bodyLimits.values, parse: parseExactly });

/** The JSON body of a request at a door without operations. @throws ServiceError */
export const readJsonBody = async (request: Transported & Begun & Pick<Identified, 'caller'>): Promise<unknown> => {
  expectJson(request);
  const bytes = await request.readBody(bodyLimits.json);
  const waiting = admitParsing(request, bytes);
  if (waiting !== undefined) await waiting;
  return exactJson(decoded(bytes), 'The body');
};
