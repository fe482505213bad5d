import type { Records } from '../grounds/records.ts';
import type { Run } from '../machinery/bench.ts';
import { reading, throughProxy } from '../machinery/load.ts';
import { contestant, productionOn, type Server, sources } from '../machinery/server.ts';

/** What is read. */
interface Read {
  title: string;
  connections?: number;
  /** How much of bare's rate Tessera should reach. */
  aim: number;
  /** The requests as a contestant knows them: each has cursors of its own. */
  pathsFor: (server: Server) => Promise<readonly string[]>;
}

interface Page {
  data: unknown;
  meta: { total?: number; next_cursor?: string | null };
}

const answerTo = async ({ url }: Server, path: string, headers: Record<string, string>): Promise<Page> =>
  (await (await fetch(url + path, { headers })).json()) as Page;

/** The paths of the pages of a list, one after the other. */
const pagesOf = (list: string, count: number, headers: Record<string, string>) => async (server: Server) => {
  const paths = [`${list}&after=`];
  while (paths.length < count) {
    const { meta } = await answerTo(server, paths.at(-1)!, headers);
    if (!meta.next_cursor) break;
    paths.push(`${list}&after=${encodeURIComponent(meta.next_cursor)}`);
  }
  return paths;
};

const readsOf = ({ paths, list: { family } }: Records, headers: Record<string, string>): Read[] => {
  const byId = async () => paths;
  const list = `/v1/${family}?limit=20`;
  const filtered = `/v1/${family}?status=active&limit=20`;
  return [
    { title: `GET /v1/${family}/{id}`, aim: 1.2, pathsFor: byId },
    { title: `GET /v1/${family}/{id}, alone`, connections: 1, aim: 0.75, pathsFor: byId },
    { title: `GET ${list}`, aim: 0.8, pathsFor: async () => [list] },
    { title: `GET ${list}&after=...`, aim: 0.8, pathsFor: pagesOf(list, 150, headers) },
    { title: `GET ${filtered}&after=...`, aim: 0.8, pathsFor: pagesOf(filtered, 100, headers) },
  ];
};

type Asked = { server: Server; paths: readonly string[] };

/** Whoever answers something else does other work: the data has to be the same, byte by byte. */
const expectSameAnswers = async (asked: readonly Asked[], headers: Record<string, string>): Promise<void> => {
  for (const [number, path] of asked[0]!.paths.slice(0, 20).entries()) {
    const answers = await Promise.all(
      asked.map(async ({ server, paths }) => {
        const { data, meta } = await answerTo(server, paths[number]!, headers);
        return JSON.stringify([data, meta.total]);
      }),
    );
    if (new Set(answers).size > 1) throw new Error(`The contestants answer ${path} differently:\n${answers.join('\n')}`);
  }
};

export const reads = async (run: Run, ground: Records): Promise<void> => {
  const env = productionOn(ground);
  const headers = throughProxy({ 'X-API-Key': ground.key });
  const servers = [
    await run.start('bare', contestant('bare'), env),
    await run.start('express', contestant('express'), env),
    await run.start('tessera', sources, env),
  ];
  for (const { title, aim, pathsFor, ...work } of readsOf(ground, headers)) {
    const asked: Asked[] = [];
    for (const server of servers) asked.push({ server, paths: await pathsFor(server) });
    await expectSameAnswers(asked, headers);
    await run.compare({
      title,
      contestants: asked.map(({ server, paths }) => run.loaded(server, { requests: reading(paths), headers, ...work })),
      aims: [{ of: 'tessera', beside: 'bare', least: aim }],
    });
  }
};
