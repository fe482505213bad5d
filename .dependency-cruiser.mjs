// Who may know whom. A room of src/ imports itself and the rooms named here; everything else is an error.
const ROOMS = {
  // Of what is generated, core and data import lists without code of other rooms, see below.
  core: ['generated'],
  documents: ['core'],
  contract: ['core', 'documents', 'generated'],
  // By the entry point of the package.
  versions: ['kit', 'families'],
  data: ['core', 'generated'],
  rules: ['core', 'contract', 'data'],
  outbound: ['core'],
  operations: ['core', 'data'],
  kit: ['core', 'contract', 'data', 'rules', 'outbound', 'operations', 'seed'],
  // Of delivery the order of deliveries only, and of the dashboard what views need, see below.
  'built-in': ['core', 'contract', 'data', 'rules', 'outbound', 'operations', 'delivery', 'seed', 'kit', 'dashboard'],
  // By the entry points of the package alone, see below.
  families: ['data', 'kit', 'built-in', 'dashboard'],
  identity: ['core', 'contract', 'data', 'rules', 'outbound'],
  account: ['core', 'contract', 'data', 'rules', 'identity'],
  delivery: ['core', 'contract', 'data', 'rules', 'outbound'],
  operators: ['core', 'contract', 'data', 'rules', 'identity'],
  request: ['core', 'contract', 'rules'],
  rest: ['core', 'contract', 'rules', 'request'],
  sockets: ['core', 'contract'],
  graphql: ['core', 'contract', 'rules', 'request', 'sockets'],
  channel: ['core', 'contract', 'rules', 'request', 'sockets'],
  agents: ['core', 'contract', 'rules', 'request'],
  published: ['core', 'contract', 'documents'],
  http: ['core', 'contract', 'rules', 'request', 'sockets', 'rest'],
  codegen: ['core', 'documents'],
  // Of the contract types only.
  seed: ['core', 'contract', 'data'],
  graphiql: [],
  dashboard: ['generated'],
};

const folder = (room) => (room === 'generated' ? '^generated/' : `^src/${room}/`);

const roomRules = Object.entries(ROOMS).map(([room, others]) => ({
  name: `${room}-knows-only-${others.join('-') || 'itself'}`,
  comment: `src/${room} imports ${others.join(', ') || 'nothing of ours'}, and itself.`,
  severity: 'error',
  from: { path: folder(room) },
  to: { path: '^(src|generated)/', pathNot: [room, ...others].map(folder) },
}));

const APP = '^src/app/';
/** What only the command line needs; these know whatever they need below it. */
const TOOLS = ['^src/mock/', '^src/workbench/'];
/** What tests are written with: it boots the whole server. */
const TESTING = '^src/testing/';
const FAMILIES = '^src/(families|built-in)/';
/** What families show on the dashboard: code of browsers in the folders of the server. */
const VIEWS = '^src/(families|built-in)/[^/]+/view(\\.tsx?$|/)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...roomRules,
    {
      name: 'every-file-has-a-room',
      comment: 'A file of src/ stands in one of the rooms; a new room gets its line in the table first.',
      severity: 'error',
      from: { path: '^src/', pathNot: [APP, TESTING, ...TOOLS, ...Object.keys(ROOMS).map(folder)] },
      to: {},
    },
    {
      name: 'every-import-has-a-room',
      comment: 'What is imported stands in one of the rooms, too.',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: [APP, TESTING, ...TOOLS, ...Object.keys(ROOMS).map(folder)] },
    },
    {
      name: 'tools-are-for-the-command-line',
      comment: 'The mock and the workbench are tools: app imports them, and they import neither app nor are they imported by a room.',
      severity: 'error',
      from: { path: '^src/', pathNot: [APP, TESTING, ...TOOLS] },
      to: { path: TOOLS },
    },
    {
      name: 'tools-do-not-know-app',
      comment: 'app composes the tools as it composes the server.',
      severity: 'error',
      from: { path: TOOLS },
      to: { path: APP },
    },
    {
      name: 'the-testing-kit-is-for-tests',
      comment: 'What a server is made of does not know what its tests are written with.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTING },
      to: { path: TESTING },
    },
    {
      name: 'the-testing-kit-knows-no-family',
      comment: 'The tests of a family bring what they need of it.',
      severity: 'error',
      from: { path: TESTING },
      to: { path: FAMILIES },
    },
    {
      name: 'codegen-runs-from-the-command-line',
      comment: 'src/codegen is for building; the running server never needs it. Only app/commands imports it.',
      severity: 'error',
      from: { path: APP, pathNot: '^src/app/(commands|login)/' },
      to: { path: '^src/codegen/' },
    },
    {
      name: 'a-family-knows-another-by-its-service',
      comment: "A family imports another family's service.ts, never its store, its handlers or the list of families.",
      severity: 'error',
      from: { path: '^src/(families|built-in)/([^/]+)/' },
      to: { path: FAMILIES, pathNot: ['^src/$1/$2/', `${FAMILIES}[^/]+/service\\.ts$`, '^src/built-in/index\\.ts$'] },
    },
    {
      name: 'families-know-the-package',
      comment: 'The families of this platform are written as those of any other: with the package, by its entry points.',
      severity: 'error',
      from: { path: '^src/families/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/families/',
          '^src/kit/index\\.ts$',
          '^src/data/tables/column-types\\.ts$',
          '^src/built-in/index\\.ts$',
          '^src/dashboard/kit\\.ts$',
        ],
      },
    },
    {
      name: 'a-view-knows-the-dashboard-alone',
      comment: 'A view is a part of the dashboard: it imports its parts and data, and its own files, never the server.',
      severity: 'error',
      from: { path: '^src/(families|built-in)/([^/]+)/view(\\.tsx?$|/)' },
      to: { path: '^(src|generated)/', pathNot: ['^src/dashboard/(kit\\.ts$|parts/|data/)', '^src/$1/$2/view(\\.tsx?$|/)'] },
    },
    {
      name: 'views-are-for-the-dashboard',
      comment: 'Only the build of the dashboard imports views.',
      severity: 'error',
      from: { path: '^(src|generated)/', pathNot: VIEWS },
      to: { path: VIEWS },
    },
    {
      name: 'only-views-know-the-dashboard',
      comment: 'Of the server, nothing imports the code of browsers.',
      severity: 'error',
      from: { path: '^(src|generated)/', pathNot: ['^src/dashboard/', VIEWS] },
      to: { path: '^src/dashboard/' },
    },
    {
      name: 'the-kit-knows-no-family',
      comment: 'The kit is what all families have in common.',
      severity: 'error',
      from: { path: '^src/kit/' },
      to: { path: FAMILIES },
    },
    {
      name: 'families-know-the-order-of-deliveries',
      comment: 'Of delivery, the family of webhooks imports the order of deliveries, which both keep.',
      severity: 'error',
      from: { path: FAMILIES },
      to: { path: '^src/delivery/', pathNot: '^src/delivery/webhooks/order\\.ts$' },
    },
    {
      name: 'core-knows-the-prefixes-of-ids',
      comment:
        'Of what is generated, core imports the prefixes of ids, the statuses of errors and the figures of the plans, which are constants.',
      severity: 'error',
      from: { path: '^src/core/' },
      to: { path: '^generated/', pathNot: '^generated/(ids|errors|plans)\\.ts$' },
    },
    {
      name: 'data-knows-its-lists',
      comment:
        'Of what is generated, data imports the figures of the plans and the lists of its own tables, of what it keeps for search, and of its migrations, which is left out here.',
      severity: 'error',
      from: { path: '^src/data/' },
      to: { path: '^generated/', pathNot: '^generated/(plans|searched|tables)\\.ts$' },
    },
    {
      name: 'generated-names-only-records-and-values',
      comment: 'What is generated imports itself, and the types of core and of tables, for the GraphQL mappers and the list of tables.',
      severity: 'error',
      from: { path: '^generated/' },
      to: { path: '^(src|generated)/', pathNot: ['^generated/', '^src/core/', '^src/data/tables/', `${FAMILIES}[^/]+/tables/`] },
    },
    {
      name: 'generated-imports-types-from-us',
      comment: 'What is generated takes types from src/, never code.',
      severity: 'error',
      from: { path: '^generated/' },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-dashboard-imports-types-of-the-contracts',
      comment: 'The dashboard is a client like any other: it takes the types of the published contracts and nothing else.',
      severity: 'error',
      from: { path: '^src/dashboard/' },
      to: { path: '^generated/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'clients-know-no-server',
      comment: 'A client is built from the contract: codegen writes its tables and types, and it imports nothing of the server.',
      severity: 'error',
      from: { path: '^clients/' },
      to: { path: '^(src|generated)/' },
    },
    {
      name: 'the-server-knows-no-client',
      comment:
        'Clients are for programs outside, and a command is one: it asks a server as everybody does. The build bundles what it uses.',
      severity: 'error',
      from: { path: '^(src|generated)/', pathNot: '^src/app/(commands|login)/' },
      to: { path: '^clients/' },
    },
    {
      name: 'examples-know-the-package',
      comment: 'An example is a program of somebody else: it imports the package `@tessera/client`, by its name, and no file of ours.',
      severity: 'error',
      from: { path: '^examples/([^/]+)/' },
      to: { path: '.', pathNot: ['^examples/$1/', 'node_modules'] },
    },
    {
      name: 'nobody-knows-an-example',
      comment: 'Examples are run, and are no library.',
      severity: 'error',
      from: { pathNot: '^examples/' },
      to: { path: '^examples/' },
    },
    {
      name: 'no-circle-of-files',
      comment: 'Files that need each other are one thing in two places.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circle-of-rooms',
      comment: 'Rooms and families form no circle, even where their files form none.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(src/[^/]+|src/(families|built-in)/[^/]+|generated/[^/]+)$' },
      to: { circular: true, path: '^(src/[^/]+|src/(families|built-in)/[^/]+|generated/[^/]+)$' },
    },
  ],
  options: {
    includeOnly: '^(src|generated|examples|clients/typescript/(src|generated))/',
    // The list of the migrations is a part of data/migrations that codegen writes. The bookshop is a project of its own.
    exclude: '^generated/migrations\\.ts$|^examples/bookshop/|node_modules',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
    },
  },
};
