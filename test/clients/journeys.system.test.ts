import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Answering, bootTessera, type Outside, openOutside, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { writeDocuments } from '../../src/workbench/write-documents.ts';

const root = join(import.meta.dirname, '../..');
const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
const journeys = join(root, 'openapi/journeys');
const names = readdirSync(journeys).sort();

/** Where the webhook's address is, at the server outside. */
const hook = '/hook';

interface Criterion {
  condition: string;
  type?: 'regex' | 'jsonpath';
}

interface Step {
  stepId: string;
  successCriteria: Criterion[];
}

interface Journey {
  sourceDescriptions: { url: string }[];
  workflows: { steps: Step[] }[];
}

interface Check {
  name: string;
  passed: boolean;
  condition?: string;
  message: string;
}

interface Answer {
  statusCode: number;
  headers: Record<string, string>;
  body: unknown;
}

interface Taken {
  checks: Check[];
  response: Answer;
}

interface Run {
  code: number;
  printed: string;
  /** Each step's last attempt, by `file stepId`. */
  steps: Map<string, Taken>;
}

interface Report {
  files: Record<string, { executedWorkflows: { executedSteps: (Taken & { stepId: string })[] }[] }>;
}

const read = (name: string): Journey => parse(readFileSync(join(journeys, name), 'utf8'));

const stepsOf = (name: string): Step[] => read(name).workflows.flatMap(({ steps }) => steps);

const everyStep = names.flatMap((name) => stepsOf(name).map((step) => ({ key: `${name} ${step.stepId}`, step })));

const isStatus = ({ condition = '' }: { condition?: string }) => condition.startsWith('$statusCode');

const negated = ({ condition, type, ...rest }: Criterion): Criterion => {
  if (type === 'regex') return { ...rest, type, condition: `(?!)${condition}` };
  if (type === 'jsonpath') return { ...rest, type, condition: condition.replace(/^\$\[\?(.*)\]$/, '$[?!($1)]') };
  return { ...rest, condition: condition.replace(/[!=]=/, (sign) => (sign === '==' ? '!=' : '==')) };
};

/** A journey that expects the opposite of everything but the statuses. */
const contrary = (name: string): string => {
  const journey = read(name);
  for (const source of journey.sourceDescriptions) source.url = join(journeys, source.url);
  for (const { steps } of journey.workflows)
    for (const step of steps) step.successCriteria = step.successCriteria.map((one) => (isStatus(one) ? one : negated(one)));
  return stringify(journey);
};

const takenIn = ({ files }: Report): Map<string, Taken> =>
  new Map(
    Object.entries(files).flatMap(([file, { executedWorkflows }]) =>
      executedWorkflows.flatMap(({ executedSteps }) => executedSteps.map((taken) => [`${basename(file)} ${taken.stepId}`, taken] as const)),
    ),
  );

const found = (steps: Map<string, Taken>, wanted: (check: Check) => boolean): string[] =>
  [...steps].flatMap(([step, { checks }]) =>
    checks.filter(wanted).map(({ name, condition, message }) => `${step}: ${name} - ${condition ?? message}`),
  );

/** Gives the answers of an earlier run again, one after the other. */
const repeating = (steps: Map<string, Taken>): Answering => {
  const answers = [...steps.values()].map(({ response }) => response);
  return ({ url }, response) => {
    // What is sent to the webhook is no step.
    if (url === hook) return response.end();
    const { statusCode, headers, body } = answers.shift()!;
    // The body was unpacked when it was read, and the connection is another one.
    const { 'content-length': _length, 'content-encoding': _coding, connection: _connection, 'keep-alive': _alive, ...others } = headers;
    response.writeHead(statusCode, others);
    if (!headers['content-type']) response.end();
    else response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};

describe('the journeys of clients (openapi/journeys)', () => {
  let tessera: Tessera;
  let outside: Outside;
  let folder: string;
  beforeAll(async () => {
    tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' } });
    outside = await openOutside();
    folder = mkdtempSync(join(tmpdir(), 'tessera-journeys-'));
    writeDocuments(join(root, 'dist/documents'));
  });
  afterAll(async () => {
    await outside.close();
    await tessera.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const walk = (server: string, files: string[], options: string[] = []): Promise<Run> => {
    const report = join(folder, 'report.json');
    const inputs = { key: tessera.admin.key, hook_url: `${outside.url}${hook}`, list_url: `${tessera.url}/openapi/identity.json` };
    const env = {
      PATH: process.env.PATH,
      REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs),
      REDOCLY_CLI_RESPECT_SERVER: `platform=${server}`,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    };
    const words = [redocly, 'respect', ...files, '--json-output', report, '--no-secrets-masking', ...options];
    return new Promise((resolve) => {
      execFile(process.execPath, words, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
        const steps = takenIn(JSON.parse(readFileSync(report, 'utf8')));
        resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr, steps });
      });
    });
  };

  it('end well against the server, and expect nothing that could not fail', async () => {
    const { code, printed, steps } = await walk(
      tessera.url,
      names.map((name) => join(journeys, name)),
    );
    expect(found(steps, ({ passed }) => !passed)).toEqual([]);
    expect([...steps.keys()].sort()).toEqual(everyStep.map(({ key }) => key).sort());
    expect(code, printed).toBe(0);

    const contraries = names.map((name) => join(folder, name));
    for (const file of contraries) writeFileSync(file, contrary(basename(file)));
    outside.answer(repeating(steps));
    const turned = await walk(outside.url, contraries, ['--severity', '{"SUCCESS_CRITERIA_CHECK": "warn"}']);
    expect(turned.steps.size, turned.printed).toBe(everyStep.length);
    expect(found(turned.steps, (check) => check.name === 'success criteria check' && !isStatus(check) && check.passed)).toEqual([]);
  });

  it('look at the status of every answer, and at more than that', () => {
    const weak = everyStep.filter(({ step }) => step.successCriteria.filter(isStatus).length !== 1 || step.successCriteria.length < 2);
    expect(weak.map(({ key }) => key)).toEqual([]);
  });

  it('are linted with the contract', () => {
    const { apis }: { apis: Record<string, { root: string }> } = parse(readFileSync(join(root, 'openapi/redocly.yaml'), 'utf8'));
    const roots = Object.values(apis).map((api) => api.root);
    expect(roots).toEqual(expect.arrayContaining(names.map((name) => `journeys/${name}`)));
  });
});
