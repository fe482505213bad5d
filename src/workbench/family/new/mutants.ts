import { pascalCase } from '../../../core/client-names.ts';
import { familiesOf, referencesOf } from './fields.ts';
import type { Shape } from './shape.ts';
import { article } from './words.ts';

interface Row {
  rule: string;
  text: string;
  becomes: string;
}

const quoted = (text: string): string => JSON.stringify(text);

const inFile = (shape: Shape, file: string, rows: readonly Row[]): string =>
  rows.length === 0
    ? ''
    : `  ...inFile('src/families/${shape.family}/${file}', ['test/families/${shape.family}/${shape.family}.api.test.ts'], [
${rows.map(({ rule, text, becomes }) => `    { rule: ${quoted(rule)}, text: ${quoted(text)}, becomes: ${quoted(becomes)} },\n`).join('')}  ]),
`;

const inService = (shape: Shape): Row[] => {
  const { kind, parent } = shape;
  const next = parent ? 'store.remove' : 'const cause';
  return [
    {
      rule: `${article(kind)} is not deleted in a version that it no longer has`,
      text: `expectVersion(${kind}.version, ifMatch);\n        ${next}`,
      becomes: next,
    },
    ...(parent
      ? [
          {
            rule: `${article(kind)} belongs to ${article(parent.kind)} that there is`,
            text: `await expectExisting${pascalCase(parent.kind)}(tx, caller, ${parent.kind}_id, '${parent.kind}_id');`,
            becomes: '',
          },
          {
            rule: `${article(kind)} stays with its ${parent.kind}`,
            text: `expect${pascalCase(parent.kind)}(current, ${parent.kind}_id);`,
            becomes: '',
          },
        ]
      : []),
    ...referencesOf(shape).map(({ property }) => ({
      rule: `the ${property} of ${article(kind)} is of the account`,
      text: `if (fields.${property}) await`,
      becomes: `if (fields.${property} === '') await`,
    })),
  ];
};

const inFamily = (shape: Shape): Row[] =>
  familiesOf(referencesOf(shape).map(({ field }) => field)).map(({ family, kind }) => ({
    rule: `a deleted ${kind} is taken out of the ${shape.family}`,
    text: `${family}.${family === 'users' ? 'leaving' : 'deleting'}.push(forget${pascalCase(kind)}(clock));`,
    becomes: '',
  }));

/** Changes of the family's code that break one of its rules each, which its tests notice. */
export const mutantsFile = (shape: Shape): string => {
  const { family, kind } = shape;
  const alone = {
    rule: `${article(kind)} is for its account alone`,
    text: `.where('${family}.account_id', '=', accountId)`,
    becomes: '',
  };
  return `import { inFile, type Mutant } from '../../mutant.ts';

export const ${family}: readonly Mutant[] = [
${inFile(shape, 'store.ts', [alone])}${inFile(shape, 'service.ts', inService(shape))}${inFile(shape, 'family.ts', inFamily(shape))}];
`;
};
