import { createHash } from 'node:crypto';
import type { Break } from './breaks.ts';

/** The operations that a person reads in a row. */
const named = 3;

const listed = (words: readonly string[]): string => {
  const more = words.length - named;
  return words.slice(0, named).join(', ') + (more > 0 ? `, and ${more} more` : '');
};

const touched = ({ touches, contracts }: Break): string =>
  touches.length === 1
    ? `Touches ${touches[0]} of ${contracts.join(', ')}.`
    : `Touches ${touches.length} places of ${contracts.join(', ')}: ${listed(touches)}.`;

const asText = (breaks: readonly Break[]): string =>
  breaks
    .map((one) => {
      const { file, line, rule, message, hurts, instead } = one;
      return [`${file}:${line}  ${rule}`, `  ${message}`, `  ${touched(one)}`, `  Hurts: ${hurts}`, `  Instead: ${instead}`].join('\n');
    })
    .join('\n');

const asJson = (breaks: readonly Break[]): string => JSON.stringify({ breaks }, null, 2);

/** Stays the same when lines move, so that GitHub knows a break again. */
const fingerprint = ({ file, word, rule, message }: Break): string =>
  createHash('sha256').update([file, word, rule, message].join('\n')).digest('hex').slice(0, 32);

/** SARIF 2.1.0, as GitHub's code scanning takes it. */
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
          message: { text: `${one.message} ${touched(one)} Hurts: ${one.hurts} Instead: ${one.instead}` },
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
