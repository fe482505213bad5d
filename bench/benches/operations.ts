import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import type { Filled } from '../grounds/operations.ts';
import type { Run } from '../machinery/bench.ts';
import { throughProxy } from '../machinery/load.ts';
import { type Contestant, inTurn, type Row, rowsOf } from '../machinery/rounds.ts';
import { contestant, productionOn, type Server, sources } from '../machinery/server.ts';

type Kind = 'create' | 'update' | 'delete' | 'read' | 'list';

/** An operation under load. Its requests follow each other on each connection. */
interface Operation {
  kind: Kind;
  /** The statement by hand. */
  work: string;
  steps: readonly autocannon.Request[];
}

type Pick = (ids: readonly string[]) => string;

/** A request with another path or body each time. */
const each = (method: 'GET' | 'POST' | 'PATCH', work: string, make: () => { path: string; body?: object }): autocannon.Request => ({
  method,
  path: '/',
  headers: { 'X-Work': work },
  setupRequest: (request) => {
    const { path, body } = make();
    return body
      ? { ...request, path, body: JSON.stringify(body), headers: { ...request.headers, 'Content-Type': 'application/json' } }
      : { ...request, path };
  },
});

/** Creates a record, and deletes it again. */
const createdAndDeleted = (family: string, create: autocannon.Request, work: string): autocannon.Request[] => [
  {
    ...create,
    onResponse: (_status, body, context) => {
      (context as { id?: string }).id = (JSON.parse(body) as { data: { id: string } }).data.id;
    },
  },
  {
    method: 'DELETE',
    path: '/',
    headers: { 'X-Work': work },
    setupRequest: (request, context) => ({ ...request, path: `/v1/${family}/${(context as { id: string }).id}` }),
  },
];

/** The operations of the families that people write most, all on one account, and tasks and comments in one project. */
const operationsOn = ({ project, users, projects, tasks, teams, comments, resources }: Filled): Record<string, Operation> => {
  const pick: Pick = (ids) => ids[Math.floor(Math.random() * ids.length)]!;
  const name = 'Atlas';
  const creates = {
    users: each('POST', 'createUser', () => ({ path: '/v1/users', body: { name, email: `${randomUUID()}@tessera.example` } })),
    projects: each('POST', 'createProject', () => ({ path: '/v1/projects', body: { name } })),
    tasks: each('POST', 'createTask', () => ({ path: '/v1/tasks', body: { project_id: project, title: name } })),
    teams: each('POST', 'createTeam', () => ({ path: '/v1/teams', body: { name: `Atlas ${randomUUID()}` } })),
    comments: each('POST', 'createComment', () => ({
      path: '/v1/comments',
      body: { subject: { type: 'task', id: pick(tasks) }, body: name },
    })),
    resources: each('POST', 'createResource', () => ({ path: '/v1/resources', body: { name, type: 'standard' } })),
  };
  const updates: [family: string, work: string, ids: readonly string[], body: () => object][] = [
    ['users', 'updateUser', users, () => ({ name: randomUUID() })],
    ['projects', 'updateProject', projects, () => ({ description: randomUUID() })],
    ['tasks', 'updateTask', tasks, () => ({ title: randomUUID() })],
    ['tasks', 'assignTask', tasks, () => ({ assignee_id: pick(users) })],
    ['teams', 'updateTeam', teams, () => ({ description: randomUUID() })],
    ['comments', 'updateComment', comments, () => ({ body: randomUUID() })],
    ['resources', 'updateResource', resources, () => ({ description: randomUUID() })],
  ];
  const reads: [family: string, work: string, ids: readonly string[]][] = [
    ['users', 'getUser', users],
    ['projects', 'getProject', projects],
    ['tasks', 'getTask', tasks],
    ['teams', 'getTeam', teams],
    ['comments', 'getComment', comments],
    ['resources', 'getResource', resources],
  ];
  const lists: [path: string, work: string][] = [
    ['/v1/users?limit=20', 'listUsers'],
    ['/v1/projects?limit=20&status=active', 'listProjects'],
    ['/v1/tasks?limit=20&status=todo', 'listTasks'],
    [`/v1/projects/${project}/tasks?limit=20`, 'listProjectTasks'],
    ['/v1/teams?limit=20', 'listTeams'],
    ['/v1/comments?limit=20', 'listComments'],
    ['/v1/resources?limit=20&status=active', 'listResources'],
    ['/v1/events?limit=20', 'listEvents'],
  ];
  const deletes: [family: 'tasks' | 'teams' | 'comments' | 'resources', work: string][] = [
    ['tasks', 'deleteTask'],
    ['teams', 'deleteTeam'],
    ['comments', 'deleteComment'],
    ['resources', 'deleteResource'],
  ];
  return Object.fromEntries<Operation>([
    ...reads.map(([family, work, ids]) => {
      const steps = [each('GET', work, () => ({ path: `/v1/${family}/${pick(ids)}` }))];
      return [`GET ${family} by id`, { kind: 'read', work, steps }] as const;
    }),
    ...lists.map(([path, work]) => [`GET ${path}`, { kind: 'list', work, steps: [each('GET', work, () => ({ path }))] }] as const),
    ...Object.entries(creates).map(([family, create]) => [`POST ${family}`, { kind: 'create', work: family, steps: [create] }] as const),
    ...updates.map(([family, work, ids, body]) => {
      const steps = [each('PATCH', work, () => ({ path: `/v1/${family}/${pick(ids)}`, body: body() }))];
      return [`PATCH ${family}, ${Object.keys(body())}`, { kind: 'update', work, steps }] as const;
    }),
    ...deletes.map(([family, work]) => {
      const steps = createdAndDeleted(family, creates[family], work);
      return [`POST and DELETE ${family}`, { kind: 'delete', work, steps }] as const;
    }),
  ]);
};

/** All operations in one table, beside one statement by hand, and how the worst of each kind stands to bare and to the best. */
export const operations = async (run: Run, ground: Filled): Promise<void> => {
  const env = productionOn(ground);
  const headers = throughProxy({ 'X-API-Key': ground.key });
  const servers = [await run.start('bare', contestant('bare-operations'), env), await run.start('tessera', sources, env)];
  const loadedBy = (server: Server, { steps }: Operation): Contestant => run.loaded(server, { requests: steps, headers, isSequence: true });
  const table: Record<string, Row> = {};
  const ratios = new Map<Kind, { rate: number; ofBare: number }[]>();
  for (const [title, operation] of Object.entries(operationsOn(ground))) {
    if (!title.includes(run.only)) continue;
    const seen = await inTurn(
      servers.map((server) => loadedBy(server, operation)),
      run,
      run.signal,
    );
    const { bare, tessera } = rowsOf(seen, 'requests/s') as { bare: Row; tessera: Row };
    const ofBare = Number(tessera['requests/s of bare']);
    table[title] = {
      'requests/s': tessera['requests/s']!,
      'of bare': ofBare,
      'lowest to highest': tessera['lowest to highest']!,
      'p99 ms': tessera['p99 ms']!,
      'CPU us': tessera['CPU us/request']!,
      'CPU us of bare': bare['CPU us/request']!,
      'PostgreSQL us': tessera['PostgreSQL us/request']!,
      'PostgreSQL us of bare': bare['PostgreSQL us/request']!,
    };
    run.say(`${title}: ${tessera['requests/s']} of ${bare['requests/s']}`);
    ratios.set(operation.kind, [...(ratios.get(operation.kind) ?? []), { rate: Number(tessera['requests/s']), ofBare }]);
  }
  run.print('each operation beside one statement by hand', table);
  for (const [kind, all] of ratios) {
    const rates = all.map(({ rate }) => rate);
    run.find({ what: `worst ${kind}, of bare`, least: 0.7, figures: [Math.min(...all.map(({ ofBare }) => ofBare))] });
    run.find({ what: `worst ${kind}, of the best ${kind}`, least: 0.5, figures: [Math.min(...rates) / Math.max(...rates)] });
  }
};
