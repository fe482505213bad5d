import { existsSync } from 'node:fs';
import { pascalCase } from '../../../core/client-names.ts';
import { familiesOf, fieldsOf, leadsOf, referencesOf } from './fields.ts';
import { bodyOf, code, partFile } from './part-file.ts';
import type { Shape } from './shape.ts';
import { article, importing } from './words.ts';

/** Properties behind others, as TypeScript. */
const inline = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `, ${name}: ${code(value)}`)
    .join('');

/** What the tests of a family use of the testing kit. */
const kit = [
  'anId',
  'anInstant',
  'bootTessera',
  'type Caller',
  'created',
  'expectError',
  'nobodys',
  'recording',
  'recordsOf',
  'single',
  'type Tessera',
];

const apiTest = (shape: Shape): string => {
  const { family, kind, prefix, parent } = shape;
  const [Kind, KIND] = [pascalCase(kind), kind.toUpperCase()];
  const others = bodyOf(shape, ({ other }) => other);
  const empty = Object.fromEntries(fieldsOf(shape).map(({ property, otherwise }) => [property, otherwise === 'null' ? null : otherwise]));
  const defaults = Object.entries(empty).map(([name, value]) => `${name}: ${value}`);
  const belongs = parent ? `, ${parent.kind}_id: ${parent.kind}.id` : '';
  const references = referencesOf(shape);
  const leads = leadsOf(shape);
  const left = familiesOf(references.map(({ field }) => field));
  const fresh = "recordsOf(admin, { url: 'https://example.com' })";
  const inBraces = (properties: readonly string[]) => `{ ${properties.join(', ')} }`;
  const named = (id: (prefix: string) => string) =>
    inBraces(references.map(({ property, field }) => `${property}: ${id(field.to.prefix)}`));
  const text = `
let tessera: Tessera;
let admin: Caller;
${parent ? `let ${parent.kind}: { id: string };\n` : ''}beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
${parent ? `  ${parent.kind} = { id: await ${fresh}('${parent.prefix}') };\n` : ''}});
afterAll(() => tessera?.close());

const path = '/v1/${family}';
const at = ({ id }: { id: string }) => \`\${path}/\${id}\`;
const full = ${code(bodyOf(shape))};
const bodyOf = (fields: object = {}) => ({ name: 'First', ...full${belongs}, ...fields });
const new${Kind} = (fields: object = {}) => created(admin, path, bodyOf(fields));
const event = (type: string, data: { id: string }) => ({ type, resource_id: data.id, data });

describe('create${Kind}', () => {
  it('201 answers the ${kind} with its defaults, and records ${KIND}_CREATED', async () => {
    const { answer, events } = await recording(tessera, () => admin.call('POST', path, { name: 'Plain'${belongs} }));
    const { data } = answer.body;
    expect([answer.status, answer.headers.get('location'), answer.headers.get('etag')]).toEqual([201, at(data), '"1"']);
    expect(answer.body).toEqual(
      single({ id: anId('${prefix}'), name: 'Plain'${belongs}, ${[...defaults, 'created_at: anInstant', 'updated_at: data.created_at'].join(', ')} }),
    );
    expect(events).toMatchObject([event('${KIND}_CREATED', data)]);
  });

  it('201 takes every field', async () => {
${
  references.length === 0
    ? `    expect(await new${Kind}()).toMatchObject({ name: 'First', ...full });`
    : `    const others = ${named((prefix) => (prefix === 'usr' ? 'admin.userId' : `await ${fresh}('${prefix}')`))};
    expect(await new${Kind}(others)).toMatchObject({ name: 'First', ...full, ...others });`
}
  });
${
  parent
    ? `
  it('422 refuses ${article(parent.kind)} that does not exist', async () => {
    const answer = await admin.call('POST', path, bodyOf({ ${parent.kind}_id: nobodys('${parent.prefix}') }));
    expectError(answer, 422, 'unknown_reference', ['${parent.kind}_id unknown_reference']);
  });
`
    : ''
}${references
  .map(
    ({ property, field: { to } }) => `
  it('422 refuses ${article(to.kind)} in ${property} that the account does not have', async () => {
    const answer = await admin.call('POST', path, bodyOf({ ${property}: nobodys('${to.prefix}') }));
    expectError(answer, 422, 'unknown_reference', ['${property} unknown_reference']);
  });
`,
  )
  .join('')}
  it('403 is not for viewers', async () => {
    const viewer = await tessera.someone('viewer');
    expectError(await viewer.call('POST', path, bodyOf()), 403, 'insufficient_permissions');
  });
});

describe('get${Kind}', () => {
  it('200 answers the ${kind} to everyone in the account, and 404 to others', async () => {
    const ${kind} = await new${Kind}();
    const viewer = await tessera.someone('viewer');
    expect((await viewer.call('GET', at(${kind}))).body).toEqual(single(${kind}));
    const stranger = await tessera.otherAccount();
    expectError(await stranger.call('GET', at(${kind})), 404, 'not_found');
    expect((await stranger.call('GET', path)).body.data).toEqual([]);
  });
${
  leads.length > 0
    ? `
  it('200 shows what the ${kind} names with expand', async () => {
    const others = ${named((prefix) => `await ${fresh}('${prefix}')`)};
    const ${kind} = await new${Kind}(others);
    const { data } = (await admin.call('GET', \`\${at(${kind})}?expand=${leads.map(({ name }) => name).join(',')}\`)).body;
    expect(data).toMatchObject(${inBraces(leads.map(({ name, property }) => `${name}: { id: ${kind}.${property} }`))});
  });
`
    : ''
}});

describe('list${pascalCase(family)}', () => {
  it('200 filters and sorts by the fields', async () => {
    const [first, second] = [await new${Kind}({ name: 'Listed 1' }), await new${Kind}({ name: 'Listed 2'${inline(others)} })];
    const found = async (query: string) => (await admin.call('GET', \`\${path}?name_starts_with=Listed&\${query}\`)).body.data;
    expect(await found('sort=name:desc')).toEqual([second, first]);
    expect(await found(\`id=\${first.id}\`)).toEqual([first]);
${fieldsOf(shape)
  .filter(({ field }) => field.type !== 'reference')
  .map(({ property, other }) => `    expect(await found('${property}=${encodeURIComponent(String(other))}')).toEqual([second]);\n`)
  .join('')}  });
});
${
  parent
    ? `
describe('list${pascalCase(parent.kind)}${pascalCase(family)}', () => {
  it('200 answers those of one ${parent.kind}, and 404 for one that does not exist', async () => {
    const ${kind} = await new${Kind}();
    const { body } = await admin.call('GET', \`/v1/${parent.family}/\${${parent.kind}.id}/${family}?id=\${${kind}.id}\`);
    expect(body.data).toEqual([${kind}]);
    const another = await ${fresh}('${parent.prefix}');
    expect((await admin.call('GET', \`/v1/${parent.family}/\${another}/${family}\`)).body.data).toEqual([]);
    expectError(await admin.call('GET', \`/v1/${parent.family}/\${nobodys('${parent.prefix}')}/${family}\`), 404, 'not_found');
  });
});
`
    : ''
}
describe('replace${Kind}', () => {
  it('200 empties what is left out', async () => {
    const ${kind} = await new${Kind}();
    const { status, body } = await admin.call('PUT', at(${kind}), { name: 'Plain'${belongs} });
    expect([status, body.data]).toMatchObject([200, { id: ${kind}.id, name: 'Plain'${defaults.map((one) => `, ${one}`).join('')} }]);
  });
${
  parent
    ? `
  it('422 refuses another ${parent.kind}', async () => {
    const answer = await admin.call('PUT', at(await new${Kind}()), bodyOf({ ${parent.kind}_id: nobodys('${parent.prefix}') }));
    expectError(answer, 422, 'unprocessable', ['${parent.kind}_id not_allowed']);
  });
`
    : ''
}});

describe('update${Kind}', () => {
  it('200 changes what is sent under the current version, records ${KIND}_UPDATED, and 412 refuses another version', async () => {
    const ${kind} = await new${Kind}();
    const sent = { name: 'Second'${inline(others)} };
    const act = () => admin.call('PATCH', at(${kind}), sent, { 'If-Match': '"1"' });
    const { answer, events } = await recording(tessera, act);
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"2"']);
    expect(answer.body.data).toEqual({ ...${kind}, ...sent, updated_at: anInstant });
    expect(events).toMatchObject([event('${KIND}_UPDATED', answer.body.data)]);
    expectError(await act(), 412, 'version_mismatch');
  });
});

describe('delete${Kind}', () => {
  it('204 deletes the ${kind} and records ${KIND}_DELETED; 412 refuses another version', async () => {
    const ${kind} = await new${Kind}();
    expectError(await admin.call('DELETE', at(${kind}), undefined, { 'If-Match': '"7"' }), 412, 'version_mismatch');
    const { answer, events } = await recording(tessera, () => admin.call('DELETE', at(${kind})));
    expect(answer.status).toBe(204);
    expect(events).toMatchObject([event('${KIND}_DELETED', ${kind})]);
    expectError(await admin.call('GET', at(${kind})), 404, 'not_found');
  });
${
  parent
    ? `
  it('is what the deletion of its ${parent.kind} does, too', async () => {
    const id = await ${fresh}('${parent.prefix}');
    const ${kind} = await new${Kind}({ ${parent.kind}_id: id });
    expect((await admin.call('DELETE', \`/v1/${parent.family}/\${id}\`)).status).toBe(204);
    expectError(await admin.call('GET', at(${kind})), 404, 'not_found');
  });
`
    : ''
}${left
  .map(
    (to) => `
  it('is not what the deletion of ${article(to.kind)} does: it is taken out of the ${kind}, which records ${KIND}_UPDATED', async () => {
    const id = await ${fresh}('${to.prefix}');
    const ${kind} = await new${Kind}(${inBraces(references.filter(({ field }) => field.to.family === to.family).map(({ property }) => `${property}: id`))});
    const { events } = await recording(tessera, () => admin.call('DELETE', \`/v1/${to.family}/\${id}\`));
    const { data } = (await admin.call('GET', at(${kind}))).body;
    expect(data).toMatchObject(${inBraces(references.filter(({ field }) => field.to.family === to.family).map(({ property }) => `${property}: null`))});
    expect(events.filter(({ resource_id }) => resource_id === ${kind}.id).at(-1)).toMatchObject(event('${KIND}_UPDATED', data));
  });
`,
  )
  .join('')}});
`;
  return [
    importing(kit, '@tessera/platform/testing', text),
    importing(['afterAll', 'beforeAll', 'describe', 'expect', 'it'], 'vitest', text),
    text,
  ].join('');
};

/** The tests of a family, by file. */
export const testFiles = (shape: Shape): Record<string, string> => ({
  [`${shape.family}.api.test.ts`]: apiTest(shape),
  ...(existsSync('test/support/family-parts.ts') ? { 'part.ts': partFile(shape) } : {}),
});
