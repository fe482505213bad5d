import { capital, pascalCase } from '../../../core/client-names.ts';
import { familyFile, sceneFile, seedFile } from './family-files.ts';
import { familiesOf, fieldsOf, leadsOf, referencesOf, typed } from './fields.ts';
import { column } from './reserved.ts';
import { resolversFile } from './resolvers.ts';
import { serviceFile } from './service.ts';
import type { Shape } from './shape.ts';
import { article, importing, inFamily, lines } from './words.ts';

const tableFile = (shape: Shape): string => {
  const { family, kind, parent } = shape;
  return `import type { Generated } from 'kysely';
import type { Timestamp } from '@tessera/platform/tables';

/** ${capital(article(kind))}. */
export interface ${pascalCase(family)}Table {
  account_id: string;
  id: string;
${parent ? `  ${parent.kind}_id: string;\n` : ''}  name: string;
${fieldsOf(shape)
  .map(({ property, columnType }) => `  ${property}: ${columnType};\n`)
  .join('')}  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
`;
};

const migrationFile = (shape: Shape): string => {
  const { family, prefix, parent } = shape;
  const fields = fieldsOf(shape);
  const columns = [
    parent && `${parent.kind}_id text collate "C" not null`,
    'name text not null',
    ...fields.map(({ property, column: type }) => `${column(property)} ${type}`),
    'created_at timestamptz(3) not null default now()',
    'updated_at timestamptz(3) not null default now()',
    'version integer not null default 1',
    'primary key (account_id, id)',
    parent &&
      `constraint ${family}_${parent.kind} foreign key (account_id, ${parent.kind}_id) references ${parent.family} on delete cascade`,
    ...referencesOf(shape).map(
      ({ property, field }) =>
        `constraint ${family}_${field.name} foreign key (account_id, ${property}) references ${field.to.family} on delete set null (${property})`,
    ),
  ].filter((one) => one !== undefined);
  const searched = ['name', ...typed(shape, 'text').map(({ property }) => property)].map(
    (name) => `searchable(${column(name)}) gin_trgm_ops`,
  );
  const indexes = [
    `create index ${family}_by_created_at on ${family} (account_id, created_at, id)`,
    `create index ${family}_by_updated_at on ${family} (account_id, updated_at, id)`,
    `create index ${family}_by_name on ${family} (account_id, name collate "C", id) where (name collate "C") is not null`,
    ...(parent ? [`create index ${family}_by_${parent.kind} on ${family} (account_id, ${parent.kind}_id, created_at, id)`] : []),
    ...fields.flatMap(({ field, indexed }) =>
      indexed ? [`create index ${family}_by_${field.name} on ${family} (account_id, ${indexed})`] : [],
    ),
    `create index ${family}_search on ${family} using gin (account_id, ${searched.join(', ')})`,
  ];
  return `/** ${pascalCase(family)}. */
export const up = [
  \`
create table ${family} (
  account_id text collate "C" not null constraint ${family}_account references accounts on delete cascade,
  id text collate "C" not null,
  ${columns.join(',\n  ')}
)\`,
${indexes.map((index) => `  '${index}',`).join('\n')}
];

// Without the family, nothing says what its events are.
export const down = ['drop table ${family}', "delete from events where starts_with(resource_id, '${prefix}_')"];
`;
};

const recordFile = (shape: Shape): string => {
  const { kind, parent } = shape;
  const Kind = pascalCase(kind);
  const body = parent ? `Omit<${Kind}Create, '${parent.kind}_id'>` : `${Kind}Create`;
  const text = lines([
    `
export type ${Kind} = Schemas['${Kind}'];
export type ${Kind}Create = Schemas['${Kind}Create'];
export type ${Kind}Update = Schemas['${Kind}Update'];

/** All fields of ${article(kind)} from what was sent. */
export const fieldsOf = (body: ${body}) => allFields('${Kind}Create', body);

/** The changed fields of ${article(kind)}. */
export const changesOf = (body: ${Kind}Update) => changedFields('${Kind}Create', body);
`,
    parent &&
      `/** ${capital(article(kind))} cannot move to another ${parent.kind}. @throws ServiceError \`unprocessable\` */
export const expect${pascalCase(parent.kind)} = ({ id, ${parent.kind}_id }: ${Kind}, requested: string): void => {
  if (requested === ${parent.kind}_id) return;
  throw new ServiceError('unprocessable', \`The ${kind} \${id} cannot be moved from its ${parent.kind} \${${parent.kind}_id}.\`, {
    details: [{ field: '${parent.kind}_id', message: \`Must be \${${parent.kind}_id}.\`, code: 'not_allowed' }],
  });
};
`,
  ]);
  return inFamily(text);
};

const storeFile = (shape: Shape): string => {
  const { family, kind, parent, graphql } = shape;
  const texts = typed(shape, 'text').map(({ property }) => `'${property}'`);
  const enums = typed(shape, 'enum');
  const held = familiesOf(leadsOf(shape)).filter((one) => one.family !== 'users' || one.family === parent?.family);
  const text = lines([
    `
const ${family} = tableOf('${family}', {
  kind: '${kind}',
  columns: recordColumns('${pascalCase(kind)}'),
  texts: { name: byCodePoints },
  searched: { texts: [${["'name'", ...texts].join(', ')}]${texts.length > 0 ? `, whole: [${texts.join(', ')}]` : ''} },`,
    enums.length > 0 && `  ties: { ${enums.map(({ property }) => `${property}: sql.ref('${family}.created_at')`).join(', ')} },`,
    `});

/** Every user of an account sees all of its ${family}. */
const visible = (db: Queries, { accountId }: InAccount) => db.selectFrom('${family}').where('${family}.account_id', '=', accountId);

export const { insert, update, ${referencesOf(shape).length > 0 ? 'changeAll, ' : ''}remove } = ${family};

export const list = ${family}.list(visible);
`,
    graphql && `export const window = ${family}.window(visible);\n`,
    parent &&
      `export const listOf${pascalCase(parent.kind)} = ${family}.list((db, viewer, id: string) => visible(db, viewer).where('${family}.${parent.kind}_id', '=', id));\n`,
    parent &&
      graphql &&
      `/** The same window of the ${family} of each of several ${parent.family}. */
export const windowsOf${pascalCase(parent.family)} = ${family}.windows((db, viewer) => visible(db, viewer).where('${family}.${parent.kind}_id', '=', parent));\n`,
    `export const findById = ${family}.findById(visible);
`,
    `export const findByIds = ${family}.findByIds(visible);
`,
    `export const lock = ${family}.lock(visible);
`,
    ...held.map(
      (one) => `/** Holds ${article(one.kind)} that ${article(kind)} names, so that it exists until the transaction ends. */
export const hold${pascalCase(one.kind)} = lockedRow<{ id: string }, InAccount>((db, { accountId }, id) =>
  db.selectFrom('${one.family}').where('account_id', '=', accountId).where('id', '=', id).select('id').forKeyShare(),
);
`,
    ),
  ]);
  return inFamily(text, importing(['sql'], 'kysely', text));
};

const handlersFile = ({ family, kind, parent }: Shape): string => {
  const Kind = pascalCase(kind);
  const id = `path.${kind}_id`;
  const text = `
export const ${kind}Handlers = ({ ${family} }: { ${family}: ${Kind}Service }) =>
  defineHandlers('${family}')({
    list${pascalCase(family)}: ({ caller, list }) => ok(${family}.list(caller, list)),

    export${pascalCase(family)}: ({ caller, list }) => exported('${family}', list, (part) => ${family}.list(caller, part)),

    create${Kind}: ({ caller, body }) => created(${family}.create(caller, body)),

    get${Kind}: ({ caller, path }) => ok(${family}.get(caller, ${id})),

    replace${Kind}: ({ caller, path, body, ifMatch }) => ok(${family}.replace(caller, ${id}, body, ifMatch)),

    update${Kind}: ({ caller, path, body, ifMatch }) => ok(${family}.update(caller, ${id}, body, ifMatch)),

    delete${Kind}: ({ caller, path, ifMatch }) => noContent(${family}.delete(caller, ${id}, ifMatch)),
${
  parent
    ? `
    list${pascalCase(parent.kind)}${pascalCase(family)}: ({ caller, path, list }) => ok(${family}.listOf${pascalCase(parent.kind)}(caller, path.${parent.kind}_id, list)),
`
    : ''
}  });
`;
  return inFamily(text, `import type { ${Kind}Service } from './service.ts';\n`);
};

/** The folder of a family's code, by file. @param step the number of its migration, such as `0022` */
export const codeFiles = (shape: Shape, step: string): Record<string, string> => ({
  [`tables/${shape.family}.ts`]: tableFile(shape),
  [`migrations/${step}-${shape.family}.ts`]: migrationFile(shape),
  'record.ts': recordFile(shape),
  'store.ts': storeFile(shape),
  'service.ts': serviceFile(shape),
  'handlers.ts': handlersFile(shape),
  ...(shape.graphql ? { 'resolvers.ts': resolversFile(shape) } : {}),
  'scene.ts': sceneFile(shape),
  'seed.ts': seedFile(shape),
  'family.ts': familyFile(shape),
});
