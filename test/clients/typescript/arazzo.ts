import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { exec } from 'jsonpath-rfc9535';
import { parse } from 'yaml';
import type { Json } from '../../../src/documents/document.ts';

// The parts of Arazzo 1.0 that the journeys of the contract use. What they do not use is an error, so that none is passed over.

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  value: unknown;
}

/** A condition of a step: simple, or a regular expression or JSONPath on its context. */
export interface Criterion {
  condition: string;
  context?: string;
  type?: 'regex' | 'jsonpath';
}

/** One step of a journey. */
export interface Step {
  stepId: string;
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { contentType: string; payload: unknown };
  successCriteria: Criterion[];
  outputs?: Record<string, string>;
  onFailure?: { type: 'retry'; retryLimit: number; criteria: Criterion[] }[];
}

/** A journey, with the default values of its inputs. */
export interface Journey {
  name: string;
  steps: Step[];
  defaults: Record<string, unknown>;
}

interface Document {
  workflows: { steps: Step[] }[];
  components: { inputs: { Access: { properties: Record<string, { default?: unknown }> } } };
}

const folder = join(import.meta.dirname, '../../../openapi/journeys');

/** All journeys of the contract. */
export const journeys: readonly Journey[] = readdirSync(folder).map((file) => {
  const { workflows, components }: Document = parse(readFileSync(join(folder, file), 'utf8'));
  const inputs = Object.entries(components.inputs.Access.properties);
  return {
    name: file.replace('.yaml', ''),
    steps: workflows.flatMap(({ steps }) => steps),
    defaults: Object.fromEntries(inputs.map(([name, { default: value }]) => [name, value])),
  };
});

/** An answer as expressions refer to it. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed where it is JSON, else text. */
  body: unknown;
}

/** What expressions can refer to. */
export interface Known {
  inputs: Record<string, unknown>;
  /** The outputs of the steps so far. */
  outputs: Record<string, Record<string, unknown>>;
  answer?: Answer;
}

const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((inside, key) => (inside as Record<string, unknown> | null | undefined)?.[key], value);

const expression = /^\$(?:statusCode|inputs\.\w+|steps\.\w+\.outputs\.\w+|response\.(?:header\.[\w-]+|body(?:#[\w/]*)?))$/;

/** The value of an expression such as `$response.body#/data/id`. */
export const outputOf = (text: string, { inputs, outputs, answer }: Known): unknown => {
  if (!expression.test(text)) throw new Error(`${text} is no expression that is known here.`);
  const [root = '', ...rest] = text.slice(1).split('.');
  if (root === 'statusCode') return answer!.status;
  if (root === 'inputs') return inputs[rest[0]!];
  if (root === 'steps') return outputs[rest[0]!]?.[rest[2]!];
  if (rest[0] === 'header') return answer!.headers.get(rest[1]!);
  return at(answer!.body, text.split('#')[1] ?? '');
};

const embedded = /\{(\$[^}]+)\}/g;

/** A value of a journey with the values of its expressions in it. */
export const filled = (value: unknown, known: Known): unknown => {
  if (typeof value === 'string')
    return value.startsWith('$') ? outputOf(value, known) : value.replace(embedded, (_, inner: string) => String(outputOf(inner, known)));
  if (Array.isArray(value)) return value.map((one) => filled(one, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, known)]));
};

const operand = (text: string, known: Known): unknown => {
  if (text.startsWith('$')) return outputOf(text, known);
  return text.startsWith("'") ? text.slice(1, -1) : JSON.parse(text);
};

/** Whether a condition holds. */
export const holds = ({ condition, context, type }: Criterion, known: Known): boolean => {
  if (type === 'regex') return new RegExp(condition, 'u').test(String(outputOf(context!, known)));
  if (type === 'jsonpath') {
    const path = condition.replace(embedded, (_, inner: string) => `'${String(outputOf(inner, known))}'`);
    let isFound = false;
    exec([outputOf(context!, known)] as Json, path, () => {
      isFound = true;
    });
    return isFound;
  }
  const [, left = '', sign, right = ''] = /^(\S+) ([=!]=) (.+)$/.exec(condition) ?? [];
  return isDeepStrictEqual(operand(left, known), operand(right, known)) === (sign === '==');
};
