import { processorTimeOf } from './load.ts';
import { at, type Figures } from './rounds.ts';
import type { Server } from './server.ts';
import { closeAll, connect } from './sockets.ts';

/** An operation as the channel calls it, with other values each time. */
export type Call = () => { operation: string; path?: object; query?: object; body?: object };

interface Answer {
  id?: string;
  type: string;
  status?: number;
}

/** A socket that makes calls, one after the other. */
const openCaller = async ({ url }: Server, key: string) => {
  const socket = await connect(`${url}/v1/websocket`);
  let asked = 0;
  const ask = (frame: object): Promise<Answer> => {
    asked += 1;
    const id = String(asked);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    socket.on('message', function take(data) {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== id) return;
      socket.off('message', take);
      if (answer.type === 'result' && (answer.status ?? 200) < 300) resolve(answer);
      else reject(new Error(`${url} answered a frame with ${String(data)}`));
    });
    socket.send(JSON.stringify({ id, ...frame }));
    return promise;
  };
  await ask({ type: 'authenticate', token: key });
  return { socket, call: (given: ReturnType<Call>) => ask({ type: 'call', ...given }) };
};

/** Makes so many calls, one after the other. */
export const callOneByOne = async (server: Server, key: string, call: Call, amount: number): Promise<void> => {
  const caller = await openCaller(server, key);
  for (let made = 0; made < amount; made += 1) await caller.call(call());
  await closeAll([caller.socket]);
};

/** Makes calls for some seconds over a number of sockets. */
export const callFor = async (server: Server, key: string, call: Call, sockets: number, seconds: number): Promise<Figures> => {
  const callers = await Promise.all(Array.from({ length: sockets }, () => openCaller(server, key)));
  const times: number[] = [];
  const spent = processorTimeOf(server);
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const callOn = async (caller: (typeof callers)[number]): Promise<void> => {
    while (performance.now() < until) {
      const since = performance.now();
      await caller.call(call());
      times.push(performance.now() - since);
    }
  };
  await Promise.all(callers.map(callOn));
  const took = (performance.now() - begun) / 1000;
  const figures = spent(times.length);
  await closeAll(callers.map(({ socket }) => socket));
  const [median, late] = [at(times), at(times, 0.99)];
  return { 'requests/s': times.length / took, 'p99 ms': late, 'p99 by median': late / median, ...figures };
};
