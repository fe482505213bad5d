import { createHash } from 'node:crypto';
import type { Break } from './breaks.ts';
import type { BreakUsage } from './part-use.ts';

/** Maximum number of operations listed. */
const named = 3;

const listed = (words: readonly string[]): string => {
  const more = words.length - named;
  return words.slice(0, named).join(', ') + (more > 0 ? `, and ${more} more` : '');
};

const touched = ({ touches, contracts }: Break): string =>
  touches.length === 1
    ? `Affects ${touches[0]} of ${contracts.join(', ')}.`
    : `Affects ${touches.length} places in ${contracts.join(', ')}: ${listed(touches)}.`;

const client = ({ client_type, client_id, account_id, requests, last_used }: BreakUsage['clients'][number]): string =>
  `${client_type} ${client_id}${account_id ? ` of ${account_id}` : ''} (${requests} times, last on ${last_used})`;

/** Limits of the counts. */
const doubts = ({ counted_since, incomplete, since }: BreakUsage): string[] => [
  ...(counted_since === null ? ['Nothing has been counted yet.'] : []),
  ...(counted_since !== null && counted_since > since ? [`Counted only since ${counted_since}.`] : []),
  ...(incomplete === null ? ['Unknown whether counts are missing: the key needs the scope `read`.'] : []),
  ...(incomplete && incomplete.length > 0 ? [`Counts of ${listed(incomplete)} are incomplete.`] : []),
];

/** Whom a break would hurt, or that nobody used it. */
const used = ({ usage, parts }: Break): string => {
  if (!usage) return parts.length === 0 ? 'unknown, because it is not counted.' : '';
  const { clients, days } = usage;
  const by =
    clients.length === 0
      ? `nobody in the last ${days} days.`
      : `${clients.length} in the last ${days} days: ${listed(clients.map(client))}.`;
  return [by, ...doubts(usage)].join(' ');
};

const usedLine = (one: Break, isAsked: boolean): string[] => (isAsked ? [`  Used by: ${used(one)}`] : []);

const asText = (breaks: readonly Break[]): string =>
  breaks
    .map((one, _, all) => {
      const { file, line, rule, message, hurts, instead } = one;
      return [
        `${file}:${line}  ${rule}`,
        `  ${message}`,
        `  ${touched(one)}`,
        `  Hurts: ${hurts}`,
        ...usedLine(
          one,
          all.some(({ usage }) => usage),
        ),
        `  Instead: ${instead}`,
      ].join('\n');
    })
    .join('\n');

const asJson = (breaks: readonly Break[]): string => JSON.stringify({ breaks }, null, 2);

/** Independent of line numbers, so that GitHub recognizes a break again. */
const fingerprint = ({ file, word, rule, message }: Break): string =>
  createHash('sha256').update([file, word, rule, message].join('\n')).digest('hex').slice(0, 32);

/** SARIF 2.1.0, for GitHub code scanning. */
const asSarif = (breaks: readonly Break[]): string => {
  const rules = [...new Map(breaks.map(({ rule, hurts, instead }) => [rule, { hurts, instead }])).entries()];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'tessera contract check',
            rules: rules.map(([id, { hurts, instead }]) => ({
              id,
              shortDescription: { text: `${id.replaceAll('-', ' ')} breaks clients` },
              fullDescription: { text: hurts },
              help: { text: instead },
              defaultConfiguration: { level: 'error' },
            })),
          },
        },
        results: breaks.map((one) => ({
          ruleId: one.rule,
          ruleIndex: rules.findIndex(([id]) => id === one.rule),
          level: 'error',
          message: {
            text: `${one.message} ${touched(one)} Hurts: ${one.hurts}${one.usage ? ` Used by: ${used(one)}` : ''} Instead: ${one.instead}`,
          },
          locations: [
            { physicalLocation: { artifactLocation: { uri: one.file, uriBaseId: '%SRCROOT%' }, region: { startLine: one.line } } },
          ],
          partialFingerprints: { 'contractBreak/v1': fingerprint(one) },
        })),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
};

/** The forms of a report of breaks. */
export const reports = { text: asText, json: asJson, sarif: asSarif } as const;

export type ReportFormat = keyof typeof reports;
