import { pascalCase } from '../../../core/client-names.ts';
import { familiesOf, leadsOf, referencesOf } from './fields.ts';
import type { Known, Shape } from './shape.ts';
import { article, importing, inFamily, lines, serviceTypes } from './words.ts';

/** What is done with the records that name a record which is deleted. */
const forgetting = ({ family, kind }: Shape, { to, properties }: { to: Known; properties: readonly string[] }): string => {
  const [isUser, several] = [to.family === 'users', properties.length > 1];
  const [what, id] = isUser ? ['removed user', 'from'] : [`deleted ${to.kind}`, 'id'];
  const changes = properties.map(
    (property) => `store.changeAll(tx, caller, { ${property}: ${id} }, { ${property}: null }, clock().toISOString(), (changes) =>
      recordEffects(tx, caller, cause, changeEventsOf('${kind.toUpperCase()}_UPDATED', changes)),
    )`,
  );
  const body = several ? `{\n${changes.map((one) => `    await ${one};\n`).join('')}  }` : changes.join('');
  const given = isUser ? '(tx: Tx, caller: Principal, { from, cause }: Leaving): Promise<void>' : '(tx, caller, id, cause)';
  return `
/** Takes a ${what} out of the ${family}, in the transaction of the ${isUser ? 'removal' : 'deletion'}. */
export const forget${pascalCase(to.kind)} =
  (clock: Clock)${isUser ? '' : ': OnDelete'} =>
  ${several ? 'async ' : ''}${given} =>
    ${body};
`;
};

/** The families of fields, with the properties that name records of each. */
const referred = (shape: Shape) => {
  const references = referencesOf(shape);
  return familiesOf(references.map(({ field }) => field)).map((to) => ({
    to,
    properties: references.filter(({ field }) => field.to.family === to.family).map(({ property }) => property),
  }));
};

const existing = ({ kind }: { kind: string }): string => `
/** @throws ServiceError \`unknown_reference\` for ${article(kind)} that does not exist */
const expectExisting${pascalCase(kind)} = (tx: Tx, caller: Principal, id: string, field: string): Promise<void> =>
  referringBy(field, async () => {
    if (!(await store.hold${pascalCase(kind)}(tx, caller, id))) throw notFound('${kind}', id);
  });
`;

const expecting = (shape: Shape): string => `
  const expectReferences = async (tx: Tx, caller: Principal, fields: Partial<${pascalCase(shape.kind)}>): Promise<void> => {
${referencesOf(shape)
  .map(({ property, field: { to } }) => {
    const call = to.family === 'users' ? 'users.expectUser' : `expectExisting${pascalCase(to.kind)}`;
    return `    if (fields.${property}) await ${call}(tx, caller, fields.${property}, '${property}');\n`;
  })
  .join('')}  };
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
    '    findByIds: (caller: Principal, ids: readonly string[]) => store.findByIds(db, caller, ids),\n',
  ]);

const creation = ({ kind, parent }: Shape, hasReferences: boolean): string => {
  const Kind = pascalCase(kind);
  const parentId = parent && `${parent.kind}_id`;
  return lines([
    `    create: (caller: Principal, ${parentId ? `{ ${parentId}, ...body }` : 'body'}: ${Kind}Create) =>
      transaction(db, async (tx) => {`,
    parent && `        await expectExisting${pascalCase(parent.kind)}(tx, caller, ${parentId}, '${parentId}');`,
    `        const fields = ${parentId ? `{ ...fieldsOf(body), ${parentId} }` : 'fieldsOf(body)'};`,
    hasReferences && '        await expectReferences(tx, caller, fields);',
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

const change = ({ kind, parent }: Shape, hasReferences: boolean): string => {
  const Fields = `Partial<${pascalCase(kind)}>`;
  const update = `store.update(tx, caller, ${kind}, changes, now())`;
  return lines([
    `
  const change = (caller: Principal, id: string, ifMatch: IfMatch, ${parent ? `changesFor: (current: ${pascalCase(kind)}) => ${Fields}` : `changes: ${Fields}`}) =>
    transaction(db, async (tx) => {
      const ${kind} = found(await store.lock(tx, caller, id), id);
      expectVersion(${kind}.version, ifMatch);`,
    parent && `      const changes = changesFor(${kind}.data);`,
    hasReferences && '      await expectReferences(tx, caller, changes);',
    `      return changeOf(${kind}, changes, () => changed(tx, caller, '${kind.toUpperCase()}_UPDATED', ${kind}, ${update}));
    });
`,
  ]);
};

const imports = (shape: Shape, text: string): string => {
  const { kind, parent } = shape;
  const Kind = pascalCase(kind);
  const Parent = parent ? pascalCase(parent.kind) : '';
  const record = ['changesOf', `expect${Parent}`, 'fieldsOf', `type ${Kind}`, `type ${Kind}Create`, `type ${Kind}Update`];
  return [
    serviceTypes(familiesOf(leadsOf(shape)), text, ['type Leaving']),
    importing(record, './record.ts', text),
    "import * as store from './store.ts';\n",
  ].join('');
};

/** What is used of the service of another family: the records of lists under a parent are those of one that there is. */
const usesOf = (shape: Shape, { family }: Known): string =>
  [
    ...(family === shape.parent?.family ? ["'get'"] : []),
    ...(family === 'users' && referencesOf(shape).some(({ field }) => field.to.family === 'users') ? ["'expectUser'"] : []),
  ].join(' | ');

/** The families whose services that of a family uses. */
export const servicesIn = (shape: Shape): Known[] => familiesOf(leadsOf(shape)).filter((one) => usesOf(shape, one) !== '');

const forOthers = (
  kind: string,
): string => `    /** What is done before ${article(kind)} is deleted. Families whose records outlive their ${kind} add to it. */
    deleting,

`;

/** Nothing outlives a record that is deleted with another one. */
const deletion = ({ kind, parent }: Shape): string =>
  parent
    ? `        store.remove(tx, caller, id);
        recorded(tx, caller, '${kind.toUpperCase()}_DELETED', ${kind});`
    : `        const cause = recordEvent(tx, caller, eventOf('${kind.toUpperCase()}_DELETED', ${kind}));
        for (const leave of deleting) await leave(tx, caller, id, cause);
        store.remove(tx, caller, id);`;

/** The operations of a family. */
export const serviceFile = (shape: Shape): string => {
  const { family, kind, parent } = shape;
  const Kind = pascalCase(kind);
  const families = familiesOf(leadsOf(shape));
  const hasReferences = referencesOf(shape).length > 0;
  const held = families.filter((one) => one.family !== 'users' || one.family === parent?.family);
  const services = servicesIn(shape);
  const text = `
interface Dependencies {
  db: Queries;
  clock: Clock;
${services.map((one) => `  ${one.family}: Pick<${pascalCase(one.kind)}Service, ${usesOf(shape, one)}>;\n`).join('')}}
${referred(shape)
  .map((one) => forgetting(shape, one))
  .join('')}${held.map(existing).join('')}
/** The operations on ${family}. Editors and administrators write. Each write records its event in the same transaction. */
export const create${Kind}Service = ({ ${['db', 'clock', ...services.map((one) => one.family)].join(', ')} }: Dependencies) => {
  const { now, found, recorded, changed } = serviceKit('${kind}', clock);
${parent ? '' : '\n  const deleting: OnDelete[] = [];\n'}${hasReferences ? expecting(shape) : ''}${change(shape, hasReferences)}
  return {
${parent ? '' : forOthers(kind)}${reads(shape)}
${creation(shape, hasReferences)}
${replacement(shape)}
    update: (caller: Principal, id: string, body: ${Kind}Update, ifMatch: IfMatch) => change(caller, id, ifMatch, ${parent ? '() => ' : ''}changesOf(body)),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const ${kind} = found(await store.lock(tx, caller, id), id);
        expectVersion(${kind}.version, ifMatch);
${deletion(shape)}
      }),
  };
};

export type ${Kind}Service = ReturnType<typeof create${Kind}Service>;
`;
  return inFamily(text, imports(shape, text));
};
