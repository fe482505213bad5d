import { pascalCase } from '../../../core/client-names.ts';
import { type FieldFacts, typed } from './fields.ts';
import type { Shape } from './shape.ts';
import { article, importing, inFamily, lines, serviceOf } from './words.ts';

/** What the service does with the users whom records name. */
const leaving = ({ family, kind }: Shape, users: readonly FieldFacts[]): string => `
/** Takes a removed user out of the ${family}, in the transaction of the removal. */
export const leave${pascalCase(family)} =
  (clock: Clock) =>
  async (tx: Tx, caller: Principal, { from, cause }: Leaving): Promise<void> => {
    const now = clock().toISOString();
${users
  .map(
    ({ property }) => `    await store.changeAll(tx, caller, { ${property}: from }, { ${property}: null }, now, (changes) =>
      recordEffects(tx, caller, cause, changeEventsOf('${kind.toUpperCase()}_UPDATED', changes)),
    );
`,
  )
  .join('')}  };
`;

const expecting = ({ kind }: Shape, users: readonly FieldFacts[]): string => `
  const expectUsers = async (tx: Tx, caller: Principal, fields: Partial<${pascalCase(kind)}Fields>): Promise<void> => {
${users.map(({ property }) => `    if (fields.${property}) await users.expectUser(tx, caller, fields.${property}, '${property}');\n`).join('')}  };
`;

const reads = ({ family, parent, graphql }: Shape): string =>
  lines([
    '    list: (caller: Principal, query: ListQuery) => store.list(db, caller, query),\n',
    graphql && '    window: (caller: Principal, query: WindowQuery) => store.window(db, caller, query),\n',
    parent &&
      `    /** @throws ServiceError \`not_found\` for ${article(parent.kind)} that does not exist */
    listOf${pascalCase(parent.kind)}: async (caller: Principal, ${parent.kind}Id: string, query: ListQuery) => {
      await ${parent.family}.get(caller, ${parent.kind}Id);
      return store.listOf${pascalCase(parent.kind)}(db, caller, query, ${parent.kind}Id);
    },
`,
    parent &&
      graphql &&
      `    /** The same window of the ${family} of each of these ${parent.family}, by their ids. */
    windowsOf${pascalCase(parent.family)}: (caller: Principal, ids: readonly string[], query: WindowQuery) =>
      store.windowsOf${pascalCase(parent.family)}(db, caller, query, ids),
`,
    '    get: async (caller: Principal, id: string) => found(await store.findById(db, caller, id), id),\n',
    graphql && '    findByIds: (caller: Principal, ids: readonly string[]) => store.findByIds(db, caller, ids),\n',
  ]);

const creation = ({ kind, parent }: Shape, hasUsers: boolean): string => {
  const Kind = pascalCase(kind);
  const parentId = parent && `${parent.kind}_id`;
  return lines([
    `    create: (caller: Principal, ${parentId ? `{ ${parentId}, ...body }` : 'body'}: ${Kind}Create) =>
      transaction(db, async (tx) => {`,
    parent &&
      `        await referringBy('${parentId}', async () => {
          if (!(await store.hold${pascalCase(parent.kind)}(tx, caller, ${parentId}))) throw notFound('${parent.kind}', ${parentId});
        });`,
    `        const fields = ${parentId ? `{ ...fieldsOf(body), ${parentId} }` : 'fieldsOf(body)'};`,
    hasUsers && '        await expectUsers(tx, caller, fields);',
    `        return recorded(tx, caller, '${kind.toUpperCase()}_CREATED', store.insert(tx, caller, fields, now()));
      }),
`,
  ]);
};

const replacement = ({ kind, parent }: Shape): string => {
  const Kind = pascalCase(kind);
  if (!parent)
    return `    replace: (caller: Principal, id: string, body: ${Kind}Create, ifMatch: IfMatch) => change(caller, id, ifMatch, fieldsOf(body)),\n`;
  const parentId = `${parent.kind}_id`;
  return `    replace: (caller: Principal, id: string, { ${parentId}, ...body }: ${Kind}Create, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, (current) => {
        expect${pascalCase(parent.kind)}(current, ${parentId});
        return fieldsOf(body);
      }),
`;
};

const change = ({ kind, parent }: Shape, hasUsers: boolean): string => {
  const Fields = `Partial<${pascalCase(kind)}Fields>`;
  const update = `store.update(tx, caller, ${kind}, changes, now())`;
  return lines([
    `
  const change = (caller: Principal, id: string, ifMatch: IfMatch, ${parent ? `changesFor: (current: ${pascalCase(kind)}) => ${Fields}` : `changes: ${Fields}`}) =>
    transaction(db, async (tx) => {
      const ${kind} = found(await store.lock(tx, caller, id), id);
      expectVersion(${kind}.version, ifMatch);`,
    parent && `      const changes = changesFor(${kind}.data);`,
    hasUsers && '      await expectUsers(tx, caller, changes);',
    `      return changeOf(${kind}, changes, () => changed(tx, caller, '${kind.toUpperCase()}_UPDATED', ${kind}, ${update}));
    });
`,
  ]);
};

const imports = ({ kind, parent }: Shape, text: string): string => {
  const Kind = pascalCase(kind);
  const Parent = parent ? pascalCase(parent.kind) : '';
  const record = [
    'changesOf',
    `expect${Parent}`,
    'fieldsOf',
    `type ${Kind}`,
    `type ${Kind}Create`,
    `type ${Kind}Fields`,
    `type ${Kind}Update`,
  ];
  return [
    parent ? importing([`type ${Parent}Service`], serviceOf(parent), text) : '',
    importing(['type Leaving', 'type UserService'], '@tessera/platform/built-in', text),
    importing(record, './record.ts', text),
    "import * as store from './store.ts';\n",
  ].join('');
};

/** The operations of a family. */
export const serviceFile = (shape: Shape): string => {
  const { family, kind, parent } = shape;
  const Kind = pascalCase(kind);
  const users = typed(shape, 'user');
  const hasUsers = users.length > 0;
  const body = typed(shape, 'timestamp').length > 0 ? 'changesOf(body)' : 'body';
  const given = ['db', 'clock', ...(parent ? [parent.family] : []), ...(hasUsers ? ['users'] : [])];
  const text = `
interface Dependencies {
  db: Queries;
  clock: Clock;
${parent ? `  ${parent.family}: Pick<${pascalCase(parent.kind)}Service, 'get'>;\n` : ''}${hasUsers ? "  users: Pick<UserService, 'expectUser'>;\n" : ''}}
${hasUsers ? leaving(shape, users) : ''}
/** The operations on ${family}. Editors and administrators write. Each write records its event in the same transaction. */
export const create${Kind}Service = ({ ${given.join(', ')} }: Dependencies) => {
  const { now, found, recorded, changed } = serviceKit('${kind}', clock);
${hasUsers ? expecting(shape, users) : ''}${change(shape, hasUsers)}
  return {
${reads(shape)}
${creation(shape, hasUsers)}
${replacement(shape)}
    update: (caller: Principal, id: string, body: ${Kind}Update, ifMatch: IfMatch) => change(caller, id, ifMatch, ${parent ? '() => ' : ''}${body}),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const ${kind} = found(await store.lock(tx, caller, id), id);
        expectVersion(${kind}.version, ifMatch);
        store.remove(tx, caller, id);
        recorded(tx, caller, '${kind.toUpperCase()}_DELETED', ${kind});
      }),
  };
};

export type ${Kind}Service = ReturnType<typeof create${Kind}Service>;
`;
  return inFamily(text, imports(shape, text));
};
