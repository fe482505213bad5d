import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The system gives ports from here on, or above it, to connections, and to servers that take any. */
const firstGiven = 32_768;

/** A port that nobody listens on, and that the system gives to nobody, also while its server is away for a while. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(10_100, firstGiven);
    const server = createServer();
    const isFree = await once(server.listen(port, '127.0.0.1'), 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
};
