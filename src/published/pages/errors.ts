import { type OpenApi, resolved, type Schema } from '../../contract/read-openapi.ts';
import { type ErrorCode, errorTable } from '../../core/errors.ts';
import { detailMeanings, errorMeanings, oauthMeanings } from '../error-meanings.ts';
import { anchor, blocks, code, entries, example, inline, type Markdown, md } from '../md.ts';

const formA = {
  error: {
    type: 'validation_error',
    code: 'invalid_parameters',
    message: '`role` must be one of: admin, editor, viewer.',
    request_id: 'req_01jq3x5gkz0v7t9n2m4p6r8s1w',
    details: [{ field: 'role', code: 'invalid_enum_value', message: 'Must be one of: admin, editor, viewer.' }],
  },
};

const problem = {
  type: '/docs/errors#invalid_parameters',
  title: 'Bad Request',
  status: 400,
  detail: '`role` must be one of: admin, editor, viewer.',
  instance: 'urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w',
  code: 'invalid_parameters',
  request_id: 'req_01jq3x5gkz0v7t9n2m4p6r8s1w',
  errors: formA.error.details,
};

const formB = {
  code: 'invalid_parameters',
  message: '`role` must be one of: admin, editor, viewer.',
  details: { role: 'Must be one of: admin, editor, viewer.' },
};

const oauth = { error: 'invalid_grant', error_description: 'The code has expired or has been used.' };

/** The entry of a code in the table. Its anchor is there, wherever else the code is named. */
const codeEntry = (name: string, facts: string, meaning: string | undefined): Markdown =>
  blocks(md`${anchor(name, code(name))}${facts && ` ${facts}`}`, inline(meaning));

const codesByStatus = (): [status: number, codes: ErrorCode[]][] => {
  const codes = Object.keys(errorTable) as ErrorCode[];
  const statuses = [...new Set(codes.map((code) => errorTable[code][0] as number))].sort((a, b) => a - b);
  return statuses.map((status) => [status, codes.filter((code) => errorTable[code][0] === status)]);
};

const valuesOf = (document: OpenApi, schema: string): string[] =>
  (resolved<Schema>(document, { $ref: `#/components/schemas/${schema}` }).enum ?? []) as string[];

/** Every error by its code; the `type` of a problem document links here. */
export const errorsPage = (platform: OpenApi, identity: OpenApi): Markdown =>
  blocks(
    md`# Errors`,
    md`One table of codes for every surface. Build on \`code\`: it is stable. Messages are for people, and may change.`,
    md`## Forms`,
    md`Every error of the REST API has this form. \`details\` has an entry for each field that is wrong, and is empty when the error is not about a field. The request id is the one of the header \`X-Request-ID\`; quote it when you write to us.`,
    example(formA, 'Form A'),
    md`With \`Accept: application/problem+json\`, and always in the preview of the next version, it comes as a problem document of RFC 9457.`,
    example(problem, 'A problem document'),
    md`Inside another message, such as an operation that failed or an error frame of the channel, it is shorter: \`details\` gives a sentence by field.`,
    example(formB, 'Form B'),
    md`The endpoints under \`/oauth\` answer as RFC 6749 defines, with their own codes.`,
    example(oauth, 'An error of OAuth'),
    md`## Codes`,
    md`Beside each code: its \`type\` in REST, and \`extensions.code\` in GraphQL.`,
    ...codesByStatus().map(([status, names]) => [
      md`### ${status}`,
      entries(names.map((name) => codeEntry(name, `${errorTable[name][1]} · ${errorTable[name][2]}`, errorMeanings[name]))),
    ]),
    md`## ${anchor('details', 'Codes of a field')}`,
    md`The \`code\` of an entry in \`details\` says what is wrong with that one field.`,
    entries(valuesOf(platform, 'DetailCode').map((name) => codeEntry(name, '', detailMeanings[name]))),
    md`## ${anchor('oauth', 'Codes of OAuth')}`,
    entries(valuesOf(identity, 'OAuthErrorCode').map((name) => codeEntry(name, '', oauthMeanings[name]))),
    md`## ${anchor('elsewhere', 'On the other surfaces')}`,
    md`In GraphQL a field that fails is null and has an entry in \`errors\`, whose \`extensions.code\` is the one above. On the channel a refused frame is answered by an \`error\` frame with form B, and a connection ends with [a code that says what to do](/docs/channel#closing).`,
  );
