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
