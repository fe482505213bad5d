import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataPlace, type ServerProcess, serve, tessera } from './server-process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

let folder: string;
/** The command line of the package, installed with nothing of its dependencies but those that are not in the build. */
let program: string;

const run = (command: string, words: string[], cwd: string) => {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}: ${stderr}`);
  return stdout;
};

/** What `npm run build` makes for a server, in the same order. */
const builds = [
  "await (await import('rolldown')).build((await import('./build/rolldown.config.ts')).default);",
  "await (await import('./build/database.ts')).buildEmptyDatabase();",
].join('\n');

const buildAndPack = (): string => {
  const project = join(folder, 'project');
  const taken = [
    'bin',
    'build',
    'clients/typescript/generated',
    'clients/typescript/src',
    'docs',
    'generated',
    'package-lock.json',
    'package.json',
    'src',
  ];
  for (const name of taken) cpSync(join(root, name), join(project, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  run(process.execPath, ['--input-type=module', '-e', builds], project);
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts'], project)) as { filename: string }[];
  return join(project, packed!.filename);
};

const install = (packed: string): string => {
  const modules = join(folder, 'elsewhere/node_modules');
  mkdirSync(join(modules, '@electric-sql'), { recursive: true });
  run('tar', ['-xzf', packed, '-C', modules], folder);
  run('mv', ['package', 'tessera'], modules);
  symlinkSync(join(root, 'node_modules/@electric-sql/pglite'), join(modules, '@electric-sql/pglite'));
  return join(modules, 'tessera/bin/tessera.cjs');
};

let place: Awaited<ReturnType<typeof newDataPlace>>;
let server: ServerProcess;
let key: string;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-built-')));
  program = install(buildAndPack());
  place = await newDataPlace();
  server = await serve(place.env, [], program);
  key = /API key (\S+)/.exec(server.stdout())![1]!;
}, 600_000);
afterAll(async () => {
  await server?.stop('SIGKILL');
  await place?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}${path}`, { headers: { 'X-API-Key': key, ...headers } });
  return { status: response.status, text: await response.text() };
};

describe('a server that was built and packed', () => {
  it('has neither sources nor what development needs', () => {
    const files = readdirSync(dirname(dirname(program)), { recursive: true }) as string[];
    expect(files.filter((file) => /\.tsx?$/.test(file))).toEqual([]);
    expect(files).toContain('dist/server/main.cjs');
    expect(files.filter((file) => /^dist\/empty-database-[\d.]+\/PG_VERSION$/.test(file))).toHaveLength(1);
  });

  it('is not built again by its installation', () => {
    expect(() => run('npm', ['run', 'prepare'], join(dirname(program), '..'))).not.toThrow();
  });

  it('has no library in its bundles that is a development package', () => {
    const dist = join(dirname(program), '../dist/server');
    const mapped = globSync('*.cjs.map', { cwd: dist }).flatMap(
      (file) => (JSON.parse(readFileSync(join(dist, file), 'utf8')) as { sources: string[] }).sources,
    );
    const place = /node_modules\/(?:@[^/]+\/)?[^/]+(?:\/node_modules\/(?:@[^/]+\/)?[^/]+)*/;
    const bundled = mapped.flatMap((source) => place.exec(source)?.[0] ?? []);
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, { dev?: boolean }> };
    expect(bundled).toContain('node_modules/kysely');
    expect([...new Set(bundled)].filter((name) => lock.packages[name]?.dev)).toEqual([]);
  });

  it('has only letters that take one byte each in memory', () => {
    const bundles = globSync('*.cjs', { cwd: join(dirname(program), '../dist/server') });
    const wide = (file: string) => /[^\0-\xff]/.exec(readFileSync(join(dirname(program), '../dist/server', file), 'utf8'));
    expect(bundles.map(wide).filter(Boolean)).toEqual([]);
    expect(bundles.length).toBeGreaterThan(10);
  });

  it('answers over REST and GraphQL', async () => {
    await expect.poll(() => get('/v1/resources')).toMatchObject({ status: 200, text: expect.stringContaining('"name":"Theodolite 3"') });
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: '{ me { name } }' }),
    });
    expect(await response.json()).toMatchObject({ data: { me: { name: expect.any(String) } } });
  });

  it.each([
    ['/openapi/v1.json', '"openapi":"3.1'],
    ['/openapi/v1.yaml', 'openapi: 3.1'],
    ['/graphql/schema.graphql', 'type Query'],
    ['/asyncapi/channel.json', '"asyncapi":"3'],
    ['/docs/v1/resources', 'listResources'],
  ])('hands out %s, made in a thread or read from files', async (path, words) => {
    const { status, text } = await get(path);
    expect([status, text.replaceAll('": ', '":')]).toEqual([200, expect.stringContaining(words)]);
  });

  it('hands out the files of its pages', async () => {
    const [style] = /\/docs\/assets\/tessera\.\w+\.css/.exec((await get('/', { Accept: 'text/html' })).text)!;
    expect(await get(style)).toMatchObject({ status: 200, text: expect.stringContaining('{') });
  });

  it('shows its sources in stack traces', async () => {
    const hook = join(folder, 'hook.cjs');
    const shows = "(...given) => { console.error(new Error('here').stack); return createServer(...given); }";
    writeFileSync(hook, `const http = require('node:http'); const { createServer } = http; http.createServer = ${shows};`);
    const own = await newDataPlace();
    const traced = await serve({ ...own.env, NODE_OPTIONS: `--require ${hook}` }, [], program);
    await traced.stop();
    await own.remove();
    expect(traced.stderr()).toMatch(/^Error: here\n(?: {4}at .*\n)* {4}at .*src\/http\/server\.ts:\d+:\d+/);
  });

  it('has mocks for the tests of clients that are installed beside it', () => {
    const file = join(folder, 'elsewhere/try.ts');
    const testing = JSON.stringify(join(root, 'clients/typescript/src/testing/index.ts'));
    const program = `await using mock = await startMock({ data: 'resources: [{name: Theodolite}]' }); console.log(await (await fetch(mock.url + '/v1/resources', { headers: { 'X-API-Key': mock.key } })).text());`;
    writeFileSync(file, `import { startMock } from ${testing};\n${program}`);
    expect(JSON.parse(run(process.execPath, [file], dirname(file)))).toMatchObject({ data: [{ name: 'Theodolite' }] });
  });

  it('says which package a command needs that is for development', async () => {
    const { exited, stderr } = tessera(['contract', 'check'], {}, program);
    expect([await exited, stderr()]).toEqual([
      1,
      expect.stringContaining('this command needs @redocly/openapi-core, a development dependency'),
    ]);
  });
});
