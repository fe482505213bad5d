import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { wordsBehind } from './derived-parameters.ts';
import { developmentOnly } from './development.ts';
import type { Change, Verdict } from './document-change.ts';
import { withoutMispaired } from './mispaired.ts';
import { isSent, passedOver } from './passed-over.ts';
import { type Finding, operationAt, pointerOf, wordsOf } from './places.ts';
import { inSameWords } from './plain-schemas.ts';
import { changed } from './promised.ts';
import { isJson, type Json } from './source-files.ts';
import { parameterAt } from './used-by.ts';

/** Enumerations that the contract allows to grow; clients must ignore unknown values. */
const growing = ['EventType', 'ErrorCode', 'DetailCode', 'SearchKind'];

/** Webhook receivers ignore unknown event types, too. */
const oneMoreKind = '`oneOf` subschema of `WebhookBody` was added.';

const grows = ({ ruleId, location, message }: Verdict): boolean =>
  (ruleId === 'enum-values-added' && growing.some((schema) => location.pointer === `#/components/schemas/${schema}/enum`)) ||
  (ruleId === 'schema-combinator-changed' && message === oneMoreKind);

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text, 'u') !== undefined;
  } catch {
    return false;
  }
};

/** What requests may send: a pattern that takes all that it took, and another alternative before or behind that. */
const takesMore = ({ path, property, base, revision }: Change): boolean => {
  if (property !== 'pattern' || !isSent(path)) return false;
  const [before, now] = [String(base?.value), String(revision?.value)];
  return (
    (now.endsWith(`|${before}`) && isPattern(now.slice(0, -before.length - 1))) ||
    (now.startsWith(`${before}|`) && isPattern(now.slice(before.length + 1)))
  );
};

/** The rules of Redocly's diff must be configured: without them it finds nothing and reports success. */
const configuration = 'telemetry: off\nextends: [diff-recommended]\n';

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** The kinds of events that a document had, by their names. */
type Kinds = Readonly<Record<string, unknown>>;

/** Runs Redocly's command line. It exits with 1 when there are breaking changes, so only its output counts. */
const redocly = async (words: string[]): Promise<{ printed: string; complained: string }> => {
  const program = await developmentOnly('@redocly/cli', async () => createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js'));
  return new Promise((done) => {
    const settings = { env: { ...process.env, ...quiet }, maxBuffer: 256 * 1024 * 1024 };
    execFile(process.execPath, [program, ...words], settings, (_error, printed, complained) => done({ printed, complained }));
  });
};

/** A document whose defaults are texts where they are objects, which the comparison passes over, or lists. */
const withComparableDefaults = (document: Json): unknown =>
  changed(document, (part) => (isJson(part.default) ? { ...part, default: JSON.stringify(part.default) } : part));

const changesBetween = async (base: string, next: string): Promise<Change[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-diff-'));
  try {
    const [config, before, after] = ['redocly.yaml', 'base.json', 'next.json'].map((file) => join(folder, file)) as [
      string,
      string,
      string,
    ];
    writeFileSync(config, configuration);
    writeFileSync(before, base);
    writeFileSync(after, next);
    const { printed, complained } = await redocly(['diff', before, after, '--format', 'json', '--config', config]);
    if (!printed.startsWith('{')) throw new Error(`comparing the documents failed: ${complained.trim()}`);
    return (JSON.parse(printed) as { changes: Change[] }).changes;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Messages in words of the contract: every scheme of an operation needs the same scopes, and a frame is no path. */
const inOurWords = (message: string): string =>
  message
    .replace(/^Security scheme `\w+` requires/, 'The operation requires')
    .replace(/^(Path|Operation) `(?:[A-Z]+ )?\/frames\//, 'Frame `')
    .replaceAll('`/frames/', '`');

/** What a place is in, where the message does not say it: a property, a header, or a parameter that derives from nothing else. */
const subjectAt = (document: Json, way: string, pointer: string): string | undefined => {
  const words = wordsOf(pointer);
  const property = words.lastIndexOf('properties');
  if (property >= 0) return `\`${words[property + 1]}\``;
  const [, header] = /\/responses\/.*\/headers\/([^/]+)/.exec(way) ?? [];
  if (header) return `the header \`${header}\``;
  const parameter = wordsBehind(document, { pointer }) ? undefined : parameterAt(document, words);
  return parameter?.name && `the ${parameter.in === 'header' ? 'header' : 'parameter'} \`${parameter.name}\``;
};

const changedWord = /^(`[^`]+`|Enum|Type|(?:Lower|Upper) bound)(?= (?:changed|was|lost|gained|narrowed|widened)\b)/;

/** The same finding; a message about a word says what that is of. */
const withSubject =
  (base: Json, next: Json) =>
  (finding: Finding): Finding => {
    const subject = changedWord.test(finding.message) && subjectAt(finding.gone ? base : next, finding.way ?? '', finding.pointer);
    return subject ? { ...finding, message: finding.message.replace(changedWord, `$1 of ${subject}`) } : finding;
  };

const findingsOf = (change: Change): Finding[] => {
  if (takesMore(change)) return [];
  const { path, kind, verdicts, base, revision } = change;
  const found = { where: operationAt(path), way: path, gone: kind === 'removed' };
  return [
    ...verdicts
      .filter((verdict) => verdict.impact === 'major' && !grows(verdict))
      .map(({ ruleId, message, location }) => ({ ...found, rule: ruleId, message: inOurWords(message), pointer: location.pointer })),
    ...passedOver(change).map((broken) => ({ ...found, ...broken, pointer: (revision ?? base)!.pointer })),
  ];
};

/** Parameters whose values derive from the properties of a record, so that their list and its length follow from these. */
const listed = /^#\/components\/parameters\/\w+\.(fields\/|(sort|expand)\/schema\/maxItems$)/;

const problem = /application~1problem\+json$/;

const unsupported = /\/responses\/415\/.*$/;

/**
 * Consequences of another finding: a removed property is not required either, another type has other bounds, a problem is the same error, and
 * the refusal of media types says which there are.
 */
const follows = ({ rule, pointer, way, message }: Finding, all: readonly Finding[]): boolean => {
  if (listed.test(pointer)) return true;
  if (way && unsupported.test(way))
    return all.some((one) => one.rule === 'media-type-removed' && one.way?.startsWith(way.replace(unsupported, '/requestBody/')));
  if (rule === 'media-type-removed' && problem.test(way ?? ''))
    return all.some((one) => one.rule === rule && one.way !== way && dirname(one.way ?? '') === dirname(way ?? ''));
  const typeChanged = (of: string | undefined) => all.some((one) => one.rule === 'schema-type-changed' && one.way === of);
  if (rule === 'schema-constraint-changed') return typeChanged(way);
  if (rule === 'property-removed' && way?.endsWith('/properties')) return typeChanged(dirname(way));
  if (rule !== 'required-properties-removed') return false;
  const names = [...(message.split(': ').at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  const gone = names.map((name) => pointer.replace(/required$/, pointerOf(['properties', name]).slice(2)));
  return gone.every((property) => all.some((one) => one.rule === 'property-removed' && one.pointer === property));
};

/** The breaking changes from one OpenAPI document to another, both as JSON; the policy words are left out. */
export const documentFindings = async (base: string, next: string): Promise<Finding[]> => {
  const [before, now] = inSameWords(JSON.parse(base), JSON.parse(next));
  const [comparedBefore, comparedNow] = [before, now].map((one) => JSON.stringify(withComparableDefaults(one))) as [string, string];
  const changes = await changesBetween(comparedBefore, comparedNow);
  const { 'x-kinds': kinds = {} } = before as { 'x-kinds'?: Kinds };
  const found = withoutMispaired(changes.flatMap(findingsOf), before, kinds);
  return found.filter((one) => !follows(one, found)).map(withSubject(before, now));
};
