import type { Ajv2020 } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import { useFunc } from 'ajv/dist/compile/util.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import limitLength from 'ajv/dist/vocabularies/validation/limitLength.js';

/**
 * Replaces the checks of lengths. To count the characters of a text is to walk through it. They are at most as many as its UTF-16 units,
 * and at least half as many, which nearly always decides.
 */
export const exchangeLengths = (ajv: InstanceType<typeof Ajv2020>): void => {
  ajv.removeKeyword('maxLength').removeKeyword('minLength');
  ajv.addKeyword({
    ...limitLength.default,
    before: 'pattern',
    code: (cxt) => {
      const { data, gen } = cxt;
      const limit = cxt.schema as number;
      const characters = _`${useFunc(gen, ucs2length.default)}(${data})`;
      cxt.fail(
        cxt.keyword === 'maxLength'
          ? _`${data}.length > ${limit} && ${characters} > ${limit}`
          : _`${data}.length < ${2 * limit} && ${characters} < ${limit}`,
      );
    },
  });
};

/** A time as it is nearly always written, on a day that every month has. */
const usualTime = String.raw`/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/`;

const wholeCheck = 'require("ajv-formats/dist/formats").fullFormats["date-time"]';

/** Has compiled checks of `date-time` recognize the usual times at a glance; all others are taken apart as before. */
export const withUsualTimes = (code: string): string =>
  code.replaceAll(
    wholeCheck,
    () => `((usual, whole) => ({ validate: (text) => usual.test(text) || whole.validate(text) }))(${usualTime}, ${wholeCheck})`,
  );

/** Has compiled checks that lead back to themselves call each other by their names, as all others do, and not by an object for each. */
export const withoutWrappers = (code: string): string => {
  const wrapper = /const (wrapper\d+) = \{validate: (validate\d+)\};/g;
  const checks = new Map([...code.matchAll(wrapper)].map(([, name, check]) => [name!, check!]));
  return code.replace(wrapper, '').replace(/\b(wrapper\d+)\.validate\b/g, (_, name: string) => checks.get(name)!);
};

/** The beginning of a check, with a comment that names its schema. */
const beginning =
  /\(data, \{instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors=\{\}\}=\{\}\)\{(\/\*[^*]*\*\/;)?/g;
/** The call of one check by another, with the value and its place behind `instancePath`, and what is done with its errors. */
const call =
  /(validate\d+)\(([^(){}]+), \{instancePath(?::instancePath([^{}]+?))?,parentData(?::[^{},]+)?,parentDataProperty(?::[^{}]+?)?,rootData,dynamicAnchors\}\)\)\)\{vErrors = vErrors === null \? \1\.errors : vErrors\.concat\(\1\.errors\);/g;
/** What a check begins with when another one has to know which properties it has looked at. */
const evaluations =
  /const evaluated0 = (validate\d+)\.evaluated;if\(evaluated0\.dynamicProps\)\{evaluated0\.props = undefined;\}if\(evaluated0\.dynamicItems\)\{evaluated0\.items = undefined;\}/g;

const addPlaces = `
const under = (place, errors) => errors.map((error) => ({ ...error, instancePath: place + error.instancePath }));
`;

/**
 * Has compiled checks call each other with the value alone, and adds its place to their errors afterwards. Ajv would make a path and an object for
 * each call, of which a page of records takes hundreds. Checks that coerce values need these objects.
 */
export const withoutPlaces = (code: string): string => {
  const dynamic = new Set([...code.matchAll(/(validate\d+)\.evaluated = \{[^{}]*"dynamic\w+":true/g)].map(([, name]) => name));
  const changed = code
    .replace(beginning, '(data){$1const instancePath = "";')
    .replace(
      call,
      (_, name: string, value: string, place: string | undefined) =>
        `${name}(${value}))){vErrors = (vErrors ?? []).concat(${place === undefined ? `${name}.errors` : `under(${place.slice(1)}, ${name}.errors)`});`,
    )
    .replace(evaluations, (whole, name: string) => (dynamic.has(name) ? whole : ''));
  if (/parentData|dynamicAnchors/.test(changed)) throw new Error('A compiled check is called in a way that is not known here.');
  return changed.replace('"use strict";', addPlaces);
};
