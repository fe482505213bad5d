import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patternTexts } from '../../generated/patterns.ts';
import { developmentOnly } from './development.ts';

/** A change that a client of the earlier document may not survive. */
export interface Break {
  /** Such as `GET /v1/projects`: the first operation that shows the change. */
  operation: string;
  /** The name of Redocly's rule. */
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

/** Lists of values that the contract says are added to; a client passes over those it does not know. */
const growing = ['EventType', 'ErrorCode', 'DetailCode'];

const grows = ({ ruleId, location }: Verdict): boolean =>
  ruleId === 'enum-values-added' && growing.some((schema) => location.pointer === `#/components/schemas/${schema}/enum`);

/** What a released document allowed and no server could ever do: to say so takes nothing from anybody. */
const corrected = [
  // A media type with control characters was taken, and no header could carry it when the file was read.
  '#/components/schemas/FileContentType/pattern',
];

/** Bounds on what one client can do to all others, which no promise goes before: `[like]` takes five wildcards. */
const bounded = ["`pattern` was set to '^[^%]*(%[^%]*){0,5}$'."];

/**
 * Names that show nothing, or turn what is shown beside them, mislead whoever reads them, and no promise goes before that either:
 * a name or a title got a pattern that the contract has words for. What was kept earlier is answered as it is.
 */
const readable = ({ message }: Verdict): boolean => {
  const [, pattern = ''] = /^`pattern` of `(?:name|title)` (?:was set|changed from '.*') to '(.*)'\.$/s.exec(message) ?? [];
  return pattern in patternTexts;
};

const corrects = (verdict: Verdict): boolean =>
  verdict.ruleId === 'schema-constraint-changed' &&
  (corrected.includes(verdict.location.pointer) || bounded.includes(verdict.message) || readable(verdict));

const decoded = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

/** `#/paths/~1v1~1projects/get/parameters/0` as `GET /v1/projects`; what belongs to no operation stays a pointer. */
const operationAt = (pointer: string): string => {
  const [, root, path, method] = pointer.split('/').map(decoded);
  if (!path || (root !== 'paths' && root !== 'webhooks')) return pointer;
  const place = root === 'webhooks' ? `webhook ${path}` : path;
  return method && /^(get|post|put|patch|delete|head|options|trace)$/.test(method) ? `${method.toUpperCase()} ${place}` : place;
};

/** Redocly's diff needs its rules named: under a configuration without them it finds nothing and says that all is well. */
const configuration = 'telemetry: off\nextends: [diff-recommended]\n';

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Redocly's command line, run to its end: it answers 1 when there are breaks, so only what it prints counts. */
const redocly = async (words: string[]): Promise<{ printed: string; complained: string }> => {
  const program = await developmentOnly('@redocly/cli', async () => fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js')));
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

/** What a client of the document in the file `base` loses with the document in the file `revision`. */
export const breaksBetween = async (base: string, revision: string): Promise<Break[]> => {
  const { changes } = await reportOf(base, revision);
  return changes.flatMap(({ path, verdicts }) =>
    verdicts
      .filter((verdict) => verdict.impact === 'major' && !grows(verdict) && !corrects(verdict))
      .map(({ ruleId, message }) => ({ operation: operationAt(path), rule: ruleId, message })),
  );
};
