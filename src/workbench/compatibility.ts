import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { patternTexts } from '../../generated/patterns.ts';
import { developmentOnly } from './development.ts';

/** A change that may break a client of the earlier document. */
export interface Break {
  /** Where it was found first: an operation such as `GET /v1/projects`, a frame, a kind of event, or a field of GraphQL. */
  operation: string;
  /** The name of the rule: Redocly's, GraphQL Inspector's, or of the policy words. */
  rule: string;
  message: string;
}

interface Verdict {
  ruleId: string;
  impact: 'major' | 'minor' | 'patch';
  message: string;
  location: { pointer: string };
}

interface Report {
  changes: { path: string; verdicts: Verdict[] }[];
}

/** Enumerations that the contract allows to grow; clients must ignore unknown values. */
const growing = ['EventType', 'ErrorCode', 'DetailCode'];

/** Receivers of webhooks ignore unknown kinds of events, too. */
const oneMoreKind = '`oneOf` subschema of `WebhookBody` was added.';

const grows = ({ ruleId, location, message }: Verdict): boolean =>
  (ruleId === 'enum-values-added' && growing.some((schema) => location.pointer === `#/components/schemas/${schema}/enum`)) ||
  (ruleId === 'schema-combinator-changed' && message === oneMoreKind);

/** Corrections of what a released document allowed but no server could do: no client loses anything. */
const corrections = [
  // A media type with control characters was allowed, but no header can contain it when the file is read.
  '#/components/schemas/FileContentType/pattern',
];

/** Limits that protect all clients from one; they are allowed in a released version: `[like]` has at most five wildcards. */
const limits = ["`pattern` was set to '^[^%]*(%[^%]*){0,5}$'."];

/**
 * A pattern for names is allowed as well, because invisible or text-reversing characters mislead readers: a `name` or `title` gets one
 * of the patterns that the contract has a description for. Values that were stored earlier are returned unchanged.
 */
const restrictsNames = ({ message }: Verdict): boolean => {
  const [, pattern = ''] = /^`pattern` of `(?:name|title)` (?:was set|changed from '.*') to '(.*)'\.$/s.exec(message) ?? [];
  return pattern in patternTexts;
};

const isAllowed = (verdict: Verdict): boolean =>
  verdict.ruleId === 'schema-constraint-changed' &&
  (corrections.includes(verdict.location.pointer) || limits.includes(verdict.message) || restrictsNames(verdict));

const decoded = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

/** `#/paths/~1v1~1projects/get/parameters/0` as `GET /v1/projects`; a pointer outside of operations stays unchanged. */
const operationAt = (pointer: string): string => {
  const [, root, path, method] = pointer.split('/').map(decoded);
  if (!path || (root !== 'paths' && root !== 'webhooks')) return pointer;
  const place = root === 'webhooks' ? `webhook ${path}` : path;
  return method && /^(get|post|put|patch|delete|head|options|trace)$/.test(method) ? `${method.toUpperCase()} ${place}` : place;
};

/** The rules of Redocly's diff must be configured: without them it finds nothing and reports success. */
const configuration = 'telemetry: off\nextends: [diff-recommended]\n';

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Runs Redocly's command line. It exits with 1 when there are breaking changes, so only its output counts. */
const redocly = async (words: string[]): Promise<{ printed: string; complained: string }> => {
  const program = await developmentOnly('@redocly/cli', async () => createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js'));
  return new Promise((done) => {
    const settings = { env: { ...process.env, ...quiet }, maxBuffer: 256 * 1024 * 1024 };
    execFile(process.execPath, [program, ...words], settings, (_error, printed, complained) => done({ printed, complained }));
  });
};

const reportOf = async (base: string, revision: string): Promise<Report> => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-diff-'));
  try {
    const config = join(folder, 'redocly.yaml');
    writeFileSync(config, configuration);
    const { printed, complained } = await redocly(['diff', resolve(base), resolve(revision), '--format', 'json', '--config', config]);
    if (!printed.startsWith('{')) throw new Error(`the documents cannot be compared: ${complained.trim()}`);
    return JSON.parse(printed) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The breaking changes from the OpenAPI document in the file `base` to the one in the file `revision`, the policy words left out. */
export const breaksBetween = async (base: string, revision: string): Promise<Break[]> => {
  const { changes } = await reportOf(base, revision);
  return changes.flatMap(({ path, verdicts }) =>
    verdicts
      .filter((verdict) => verdict.impact === 'major' && !grows(verdict) && !isAllowed(verdict))
      .map(({ ruleId, message }) => ({ operation: operationAt(path), rule: ruleId, message })),
  );
};
