import type { Call } from '../core/channel-call.ts';
import { ServiceError } from '../core/errors.ts';
import { dividedAtCommas, isListName, type Parameters } from '../core/query/query-string.ts';
import { expectStorable } from '../core/storable-json.ts';

/** The path of an operation with these parameters. @throws ServiceError `invalid_parameters`, `unprocessable` */
export const pathOf = (template: string, given: Record<string, string>): string => {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const wrong = [
    ...names
      .filter((name) => !given[name])
      .map((field) => ({ field: `path.${field}`, message: 'Is required.', code: 'missing_required_field' })),
    ...Object.keys(given)
      .filter((name) => !names.includes(name))
      .map((field) => ({ field: `path.${field}`, message: 'Is unknown.', code: 'unknown_parameter' })),
  ];
  if (wrong.length > 0) throw new ServiceError('invalid_parameters', 'Invalid path parameters.', { details: wrong });
  expectStorable({ path: given });
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name]!));
};

/** The values of a call are not percent-encoded, so every comma in a list parameter separates two values. */
export const queryOf = (query: Call['query'] = {}): Parameters =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      if (typeof value === 'object') return [name, value.map(String)];
      return [name, isListName(name) ? dividedAtCommas(String(value)) : String(value)];
    }),
  );

/** The headers of an answer that only matter to browsers over HTTP. */
export const foreignHeaders = /^(access-control-|vary$)/i;
