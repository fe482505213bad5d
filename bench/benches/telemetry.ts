import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Records } from '../grounds/records.ts';
import type { Run } from '../machinery/bench.ts';
import { reading, throughProxy } from '../machinery/load.ts';
import type { Contestant } from '../machinery/rounds.ts';
import { built, productionOn } from '../machinery/server.ts';

/** Takes whatever is exported, and counts its bytes. */
const openCollector = async (run: Run) => {
  let bytes = 0;
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => response.writeHead(200, { 'Content-Type': request.headers['content-type'] }).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  run.atEnd(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bytes: () => bytes };
};

/** The same server without telemetry, with a tenth of the traces, and with all of them. */
export const telemetry = async (run: Run, ground: Records): Promise<void> => {
  const collector = await openCollector(run);
  const work = { requests: reading(ground.paths), headers: throughProxy({ 'X-API-Key': ground.key }) };
  const start = async (name: string, env: Record<string, string>): Promise<Contestant> => {
    const contestant = run.loaded(await run.start(name, built, { ...productionOn(ground), ...env }), work);
    return {
      name,
      measure: async (seconds) => {
        const before = collector.bytes();
        const figures = await contestant.measure(seconds);
        return { ...figures, 'exported kB/s': (collector.bytes() - before) / seconds / 1000 };
      },
    };
  };
  const exported = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const sampled = { ...exported, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
  await run.compare({
    title: `GET /v1/${ground.list.family}/{id}`,
    contestants: [await start('without', {}), await start('a tenth', sampled), await start('all', exported)],
    figure: 'CPU us/request',
    aims: ['a tenth', 'all'].map((of) => ({ of, beside: 'without', most: 1.1 })),
  });
};
