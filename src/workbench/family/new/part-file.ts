import { camelCase, pascalCase } from '../../../core/client-names.ts';
import { examplesOf } from './contract.ts';
import { type FieldFacts, fieldsOf, leadsOf } from './fields.ts';
import type { Known, Shape } from './shape.ts';
import { importing } from './words.ts';

/** A value as TypeScript. */
export const code = (value: unknown): string => JSON.stringify(value);

/** A body that has no ids of examples: they name nothing in a test. */
export const bodyOf = (shape: Shape, of: (facts: FieldFacts) => unknown = ({ example }) => example): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(shape)
      .filter(({ field }) => field.type !== 'reference')
      .map((facts) => [facts.property, of(facts)]),
  );

/** The field of GraphQL with the list of a family: of those that every platform has, another one than the family. */
const connectionOf = ({ family, builtIn }: Known): string => (builtIn ? `${family}Connection` : family);

/** What tests of the whole platform know of the family. */
export const partFile = (shape: Shape): string => {
  const { family, kind, prefix, parent, graphql } = shape;
  const Kind = pascalCase(kind);
  const fields = fieldsOf(shape);
  const booleans = fields.filter(({ field }) => field.type === 'boolean');
  const texts = fields.filter(({ field }) => field.type === 'text');
  const leads = leadsOf(shape);
  const queries = [
    ...leads.map(({ name }) => [
      `${Kind}.${camelCase(name)}`,
      `query ($n: Int) { ${family}(first: $n) { nodes { ${camelCase(name)} { name } } } }`,
    ]),
    ...(parent
      ? [
          [
            `${pascalCase(parent.kind)}.${family}`,
            `query ($n: Int) { ${connectionOf(parent)}(first: $n) { nodes { ${family}(first: 1) { totalCount nodes { id } } } } }`,
          ],
        ]
      : []),
  ];
  const crowd = [
    `id: id('${prefix}', 'i'),`,
    ...(parent ? [`${parent.kind}_id: id('${parent.prefix}', 'i / 10'),`] : []),
    `name: text('${Kind}'),`,
    ...fields.map(({ property, crowd: column }) => `${property}: ${column},`),
    '...stampedAt,',
  ];
  const rows = [
    'account_id,',
    `id: ${prefix}[at]!,`,
    ...(parent ? [`${parent.kind}_id: ${parent.prefix}[0]!,`] : []),
    'name: words[at]!,',
    ...fields.map(({ property, world }) => `${property}: ${world},`),
    '...stamps(at),',
  ];
  const ids = [...new Set([prefix, ...leads.map(({ to }) => to.prefix)])];
  const text = `
const sample = {
  type: '${Kind}',
  path: '/v1/${family}',
  body: ${code({ name: examplesOf(shape).create.name, ...bodyOf(shape) })},
  change: ${code(examplesOf(shape).change)},${parent ? `\n  within: { property: '${parent.kind}_id', prefix: '${parent.prefix}' },` : ''}
};
${booleans.length > 0 ? "\nconst commonValues = 'It has two values, both of them common: a page is full after a few records.';\n" : ''}${texts.length > 0 ? "\nconst searched = 'Read in the order of the list up to a number of records, then looked up in the index of patterns.';\n" : ''}
export const part: FamilyPart = {
  sample,

  changeEverything: async (admin, outside) => {
    const ${kind} = await recordsOf(admin, outside)('${prefix}');
    await admin.call('PATCH', \`\${sample.path}/\${${kind}}\`, sample.change);
    await admin.call('DELETE', \`\${sample.path}/\${${kind}}\`);
  },

  storeWorld: async (db, account_id, { ${ids.join(', ')} }) => {
    const rows = each((at) => ({
      ${rows.join('\n      ')}
    }));
    await db.insertInto('${family}').values(rows).execute();
  },

  crowd: {
    ${family}: {
      ${crowd.join('\n      ')}
    },
  },

  bounded: {
    filters: { ${[...booleans.map(({ property }) => `'${Kind}.${property}': commonValues`), ...texts.map(({ property }) => `'${Kind}.${property}': searched`)].join(', ')} },
    sorts: {},
    patterns: {},
  },

  leading: {
    queries: [${graphql ? queries.map((query) => code(query)).join(', ') : ''}],
    make: ${graphql && queries.length > 0 ? `async (caller, outside) => void (await recordsOf(caller, outside)('${prefix}'))` : 'async () => undefined'},
  },

  sealed: {},

  refused: {},
};
`;
  return [
    importing(['recordsOf'], '@tessera/platform/testing', text),
    importing(['day', 'each', 'sometimes', 'stamps', 'words'], '../../contract/world/rows.ts', text),
    importing(['id', 'instant', 'pick', 'stampedAt', 'text'], '../../data/query/plans/columns.ts', text),
    "import type { FamilyPart } from '../../support/family-parts.ts';\n",
    text,
  ].join('');
};
