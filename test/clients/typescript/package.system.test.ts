import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformFamilies } from '../../../src/contract/operations.ts';
import { camelCase } from '../../../src/core/client-names.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const home = join(root, 'clients/typescript');
const readme = readFileSync(join(home, 'README.md'), 'utf8');

const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, text]) => text!);
const [program, suite, setup] = blocks('ts').filter((text) => /^(?:import|export) /.test(text)) as [string, string, string];
const excerpts = blocks('ts').filter((text) => !/^(?:import|export) /.test(text));
const [install, start, installPlatform] = blocks('sh') as [string, string, string];

let folder: string;
let tarball: string;
const env = { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) };
const shell = (command: string, more: NodeJS.ProcessEnv = {}) => run('sh', ['-ec', command], { cwd: folder, env: { ...env, ...more } });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-client-'));
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: home, env });
  tarball = stdout.trim().split('\n').at(-1)!;
  await shell(install.replace(/\S+\.tgz/, join(folder, tarball)));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const installed = () => join(folder, 'node_modules/@tessera/client');

describe('the package', () => {
  it('has the name that its README says, and nothing but itself', () => {
    expect(readme).toContain(`\`${tarball}\``);
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@tessera']);
    expect(readdirSync(installed()).sort()).toEqual(['README.md', 'dist', 'package.json']);
  });

  it('has all that its `exports` name', async () => {
    const { exports } = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8')) as { exports: Record<string, object> };
    for (const entry of Object.keys(exports)) {
      const { stdout } = await shell(
        `node --input-type=module -e 'console.log(Object.keys(await import("@tessera/client${entry.slice(1)}")).length)'`,
      );
      expect(Number(stdout)).toBeGreaterThan(0);
    }
  });
});

describe('the program of its README', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
    writeFileSync(join(folder, 'atlas.ts'), program);
  });
  afterAll(async () => {
    await tessera.close();
  });

  it('runs as it stands there', async () => {
    const [command] = start.match(/node .*/)!;
    const { stdout } = await shell(command, { TESSERA_URL: tessera.url, TESSERA_API_KEY: tessera.admin.key });
    expect(stdout).toBe('Draw the map, by Administrator\nmaps, paper\n');
  });
});

/** Runs a file of tests between the global setup and its end, as test runners do, and says how they went. */
const runner = `
import { run } from 'node:test';
import setUp from './setup.ts';
const end = await setUp();
for await (const { type, data } of run({ files: ['atlas.test.ts'] })) if (type === 'test:summary' && !data.file) console.log(JSON.stringify(data.counts));
await end();
`;

describe('the tests of its README', () => {
  beforeAll(async () => {
    await shell(installPlatform.replace('/path/to/tessera', root));
    writeFileSync(join(folder, 'atlas.test.ts'), suite);
    writeFileSync(join(folder, 'setup.ts'), setup);
    writeFileSync(join(folder, 'run.ts'), runner);
  });
  afterAll(() => {
    for (const name of ['atlas.test.ts', 'setup.ts', 'run.ts']) rmSync(join(folder, name));
  });

  it('run as they stand there, on mocks that they share with others', async () => {
    const { stdout } = await shell('node run.ts');
    expect(JSON.parse(stdout)).toMatchObject({ tests: 2, passed: 2 });
  });
});

/** The compiler settings of a client in a browser: strict, and nothing of Node's. */
const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    types: [],
  },
  include: ['*.ts'],
};

/** All but the operations. */
const families = platformFamilies
  .filter((family) => family !== 'operations')
  .map(camelCase)
  .join(', ');

const preamble = `
import { createClient, isTesseraError, outcome } from '@tessera/client';
import { follow, openChannel } from '@tessera/client/channel';
import { authorizationCode, deviceCode } from '@tessera/client/credentials';
import { createGraphQL, type TypedDocument } from '@tessera/client/graphql';
import { ${families} } from '@tessera/client/platform';
import { startMock } from '@tessera/client/testing';
import { mirror } from '@tessera/client/mirror';
import { verifyWebhook } from '@tessera/client/webhooks';
declare const token: string;
declare const app: { use(handler: (request: { url: string; headers: {} }, response: object, next: () => void) => void): void };
declare const server: { on(event: 'upgrade', listener: (request: { url: string; headers: {} }, socket: object, head: Uint8Array) => void): void };
const clientId = 'app_1', baseUrl = '', apiKey = '', request = new Request('');
const tessera = createClient({ baseUrl: '', credentials: { apiKey: '' }, families: { ${families} } });
const id = 'res_1';
const graphql = createGraphQL({ baseUrl: '', credentials: { apiKey: '' } });
declare const listResources: TypedDocument<{ resources: { name: string }[] }, { first: number }>;
declare const resourceEvents: TypedDocument<{ eventCreated: { id: string } | null }, { after?: string | null | undefined }>;
`;

/** What does not compile, and what the compiler says about it. */
const mistakes: [name: string, code: string, complaint: RegExp][] = [
  ['body-property', "tessera.resources.create({ name: '', staus: 'active' })", /staus/],
  ['body-value', "tessera.resources.update(id, { status: 'secret' })", /"secret"/],
  ['body-required', "tessera.resources.create({ type: 'lens' })", /'name' is missing/],
  ['body-missing', 'tessera.resources.create()', /Expected 1-2 arguments/],
  ['body-made', 'tessera.resources.update(id, () => ({ name: 1 }))', /number/],
  ['id-missing', 'tessera.resources.get()', /Expected 1-3 arguments/],
  ['filter-name', "tessera.resources.list({ stauts: 'active' })", /stauts/],
  ['filter-value', "tessera.resources.list({ status: 'open' })", /"open"/],
  ['filter-operator', "tessera.resources.list({ status: { contains: 'do' } })", /contains/],
  ['filter-time', 'tessera.resources.list({ created_at: { gte: 5 } })', /number/],
  ['filter-null', 'tessera.resources.list({ created_at: { exists: true } })', /exists/],
  ['sort', "tessera.resources.list({ sort: ['description:desc'] })", /"description:desc"/],
  ['paging', 'tessera.events.list({ page: 1 })', /page/],
  ['expansion', "tessera.resources.list({ expand: ['creator'] })", /"creator"/],
  ['field', "tessera.resources.get(id, { fields: ['title'] })", /"title"/],
  ['expansion-of-write', "tessera.resources.update(id, { name: 'x' }, { expand: ['owner.name'] })", /"owner.name"/],
  ['field-of-write', "tessera.resources.create({ name: '' }, { fields: ['title'] })", /"title"/],
  ['not-chosen-of-write', "(await tessera.resources.update(id, { name: 'x' }, { fields: ['name'] })).status", /'status' does not exist/],
  ['shape-of-nothing', "tessera.resources.delete(id, { fields: ['id'] })", /fields/],
  ['not-expanded', '(await tessera.resources.get(id)).owner', /'owner' does not exist/],
  ['not-chosen', "(await tessera.resources.get(id, { fields: ['name'] })).status", /'status' does not exist/],
  [
    'not-expanded-in-list',
    "for await (const resource of tessera.resources.list({ fields: ['name'] })) resource.owner",
    /'owner' does not exist/,
  ],
  ['option', 'tessera.resources.list({}, { idempotencyKey: id })', /idempotencyKey/],
  ['guard', "tessera.resources.create({ name: '' }, { ifMatch: '' })", /ifMatch/],
  ['family', 'tessera.operations.list()', /'operations' does not exist/],
  ['operation', 'tessera.resources.freeze(id)', /'freeze' does not exist/],
  ['credentials', 'createClient({ baseUrl: "", credentials: { key: "" }, families: {} })', /key/],
  [
    'event',
    "for await (const { event } of follow({ baseUrl, credentials: { apiKey }, events: ['RESOURCE_CREATED'] })) event.data.title",
    /'title' does not exist/,
  ],
  ['event-type', "follow({ baseUrl, credentials: { apiKey }, events: ['RESOURCE_DROPPED'] })", /RESOURCE_DROPPED/],
  [
    'webhook',
    'const event = await verifyWebhook({ body: "", headers: {}, secret: "" }); if (event.type === "RESOURCE_CREATED") event.data.title',
    /'title' does not exist/,
  ],
  ['document-data', '(await graphql.request(listResources, { first: 1 })).users', /'users' does not exist/],
  ['document-variables', "graphql.request(listResources, { first: '1' })", /string/],
  ['document-missing', 'graphql.request(listResources)', /./],
  ['document-resume', 'graphql.subscribe(resourceEvents, {}, { resume: () => ({ after: 1 }) })', /number/],
  ['document-code', "(await outcome(graphql.request(listResources, { first: 1 }))).error?.code === 'lost'", /no overlap/],
  ['code', "(await outcome(tessera.resources.get(id))).error?.code === 'already_exists'", /no overlap/],
];

/** What compiles. */
const right = `
const resource = await tessera.resources.get(id, { fields: ['name'], expand: ['owner'] });
export const name: string = resource.name;
const changed = await tessera.resources.update(id, { status: 'archived' }, { fields: ['status'], expand: ['owner'] });
export const owners: (string | undefined)[] = [resource.owner?.name, changed.owner?.name];
const { value, error } = await outcome(tessera.resources.create({ name: '' }));
if (error?.code === 'already_exists') error.details.map(({ field }) => field);
export const created: string | undefined = value?.type;
try { await tessera.resources.delete(id); } catch (thrown) { if (isTesseraError(thrown) && thrown.code === 'not_found') thrown.link; }
for await (const { data, total } of tessera.resources.list({ page: 2, created_at: { gte: new Date() } }).pages()) data.map(({ name }) => [name, total]);
`;

describe('its types', () => {
  let output: string;
  beforeAll(async () => {
    rmSync(join(folder, 'atlas.ts'), { force: true });
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    writeFileSync(join(folder, 'right.ts'), preamble + right);
    writeFileSync(join(folder, 'readme.ts'), `${preamble}${excerpts.map((text) => `{\n${text}\n}`).join('\n')}`);
    for (const [name, code] of mistakes) writeFileSync(join(folder, `${name}.ts`), `${preamble}${code};\nexport {};\n`);
    const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
    output = await run(process.execPath, [tsc, '--pretty', 'false'], { cwd: folder }).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
  });

  it('let good programs compile, among them what the README shows', () => {
    expect(output.split('\n').filter((line) => /^(right|readme|node_modules)/.test(line))).toEqual([]);
  });

  it.each(mistakes)('do not let %s compile', (name, _code, complaint) => {
    const lines = output.split('\n');
    const first = lines.findIndex((line) => line.startsWith(`${name}.ts(`));
    expect(first, output).toBeGreaterThanOrEqual(0);
    expect(lines.slice(first, first + 8).join(' ')).toMatch(complaint);
  });
});

/** A program as a page loads it. It imports nothing. */
const bundled = async (program: string): Promise<string> => {
  const entry = join(folder, 'page.js');
  writeFileSync(entry, program);
  const bundle = await rolldown({ input: entry, platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const [{ code, imports }] = output;
  expect(imports).toEqual([]);
  return code;
};

describe('a program for a browser with GraphQL', () => {
  it('has less than 7 kB compressed, and no operation of REST', async () => {
    const code = await bundled(
      "import { createGraphQL } from '@tessera/client/graphql'; globalThis.tessera = createGraphQL({ baseUrl: '' });",
    );
    expect(gzipSync(code).length).toBeLessThan(7000);
    expect(code).toContain('/graphql');
    expect(code).not.toContain('/v1/resources');
  });
});

describe('a program for a browser with one family', () => {
  it('has less than 15 kB compressed, and nothing of other families', async () => {
    const code = await bundled(
      "import { createClient } from '@tessera/client'; import { resources } from '@tessera/client/platform'; globalThis.tessera = createClient({ baseUrl: '', families: { resources } });",
    );
    expect(gzipSync(code).length).toBeLessThan(15_000);
    expect(code).toContain('/v1/resources');
    expect(code).not.toContain('/v1/webhooks');
  });
});
