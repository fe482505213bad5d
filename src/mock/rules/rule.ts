import { operationIds, operations } from '../../contract/operations.ts';
import type { OperationId } from '../../contract/types.ts';
import { detailsOf, type Violation } from '../../contract/violations.ts';
import { ServiceError } from '../../core/errors.ts';
import { parseScene } from '../scene/text.ts';

/** The effect of a rule on matching requests. */
export interface Effects {
  /** Milliseconds by which a request is delayed. */
  latency?: number;
  /** The rate limit is exhausted. */
  rate_limit?: 'used_up';
  /** The server is unavailable, or cuts the connection. */
  outage?: 'unavailable' | 'cut';
  /** The credentials of a request have expired. */
  expired_token?: true;
}

/** A rule: effects on requests, or on what the mock does by itself. */
export interface Rule extends Effects {
  /** Only requests of this operation. */
  operation?: OperationId;
  method?: string;
  /** Only requests of this path; an asterisk matches anything. */
  path?: string;
  /** How often the rule applies. */
  times?: number;
  /** The status with which webhook receivers appear to answer; nothing is sent. */
  webhook?: number;
  /** Seconds that the mock's clock is ahead; negative when behind. */
  clock?: number;
}

export interface StoredRule extends Rule {
  id: string;
}

const effects = ['latency', 'rate_limit', 'outage', 'expired_token', 'webhook', 'clock'] as const;

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    operation: { type: 'string' },
    method: { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
    path: { type: 'string', pattern: '^/' },
    times: { type: 'integer', minimum: 1 },
    latency: { type: 'integer', minimum: 0, maximum: 600_000 },
    rate_limit: { enum: ['used_up'] },
    outage: { enum: ['unavailable', 'cut'] },
    expired_token: { const: true },
    webhook: { type: 'integer', minimum: 200, maximum: 599 },
    clock: { type: 'integer', minimum: -3_000_000_000, maximum: 3_000_000_000 },
  },
};

const known = Object.keys(schema.properties);

const detail = (field: string, message: string, code: string) => ({ field, message, code });

/** What the schema cannot express. */
const contradictions = (rule: Rule, field: string) => [
  ...(effects.some((effect) => rule[effect] !== undefined)
    ? []
    : [detail(field, `Has no effect. Effects are ${effects.join(', ')}.`, 'missing_required_field')]),
  ...(rule.operation === undefined || operationIds.includes(rule.operation)
    ? []
    : [detail(`${field}.operation`, 'Is not an operation. See /openapi/v1.json for the operationIds.', 'invalid_enum_value')]),
];

/**
 * Parses a list of rules, in YAML or JSON.
 * @throws ServiceError `invalid_parameters`, with what is wrong and where
 */
export const parseRules = async (text: string): Promise<Rule[]> => {
  const { value } = parseScene(text);
  // The schema compiler is only loaded for the first rules.
  const { Ajv } = await import('ajv');
  const check = new Ajv({ allErrors: true }).compile<Rule[]>({ type: 'array', items: schema });
  const rules = value ?? [];
  const found = check(rules)
    ? rules.flatMap((rule, at) => contradictions(rule, `[${at}]`))
    : detailsOf(check.errors as Violation[], 'unknown_field', () => `Is unknown. Known names: ${known.join(', ')}.`);
  if (found.length > 0) {
    const [first] = found;
    throw new ServiceError('invalid_parameters', `Invalid rules: ${first!.field}: ${first!.message}`, {
      details: found,
    });
  }
  return rules as Rule[];
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The paths of an operation, under any version or none. */
export const pathsOf = (operation: OperationId): RegExp => {
  const template = operations[operation].path
    .split(/\{\w+\}/)
    .map(escaped)
    .join('[^/]+');
  return new RegExp(`^${template.replace(/^\/v1\//, '/(?:v[\\w-]+/)?')}$`);
};

/**
 * Whether a path matches a pattern with asterisks. The parts between them are matched greedily from the left, which avoids the exponential
 * backtracking of a regular expression.
 */
const fits = (path: string, pattern: string): boolean => {
  const [first, ...others] = pattern.split('*') as [string, ...string[]];
  const last = others.pop();
  if (last === undefined) return path === pattern;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
};

/** Whether a rule matches a request. */
export const isFor = ({ operation, method, path }: Rule, request: { method: string; path: string }): boolean => {
  if (method !== undefined && method !== request.method) return false;
  if (path !== undefined && !fits(request.path, path)) return false;
  if (operation === undefined) return true;
  return operations[operation].method.toUpperCase() === request.method && pathsOf(operation).test(request.path);
};

/** Whether a rule matches every request, including WebSocket traffic. */
export const isForAll = ({ operation, method, path }: Rule): boolean => [operation, method, path].every((filter) => filter === undefined);
