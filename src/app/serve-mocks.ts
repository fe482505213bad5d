import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express, type RequestHandler } from 'express';
import { ServiceError } from '../core/errors.ts';
import { answerControlError } from '../mock/control-errors.ts';
import { type MockOptions, type RunningMock, startMock } from './start-mock.ts';

type Given = Readonly<Record<string, unknown>>;

const isFlag = (value: unknown): boolean => typeof value === 'boolean';

/** The accepted properties, with their checks. */
const properties: Readonly<Record<string, { is: (value: unknown) => boolean; must: string }>> = {
  seed: {
    is: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 32,
    must: 'Must be a whole number from 0 to 4294967295.',
  },
  data: {
    is: (value) => typeof value === 'string' || (typeof value === 'object' && value !== null),
    must: 'Must be a scene, as an object or a string.',
  },
  strict: { is: isFlag, must: 'Must be true or false.' },
  dynamic: { is: isFlag, must: 'Must be true or false.' },
};

const problemOf = (field: string, value: unknown) => {
  const property = properties[field];
  if (!property) return { field, message: `Is unknown. Known names: ${Object.keys(properties).join(', ')}.`, code: 'unknown_field' };
  return property.is(value) ? [] : { field, message: property.must, code: 'invalid_type' };
};

const optionsOf = (given: Given): MockOptions => {
  const details = Object.entries(given).flatMap(([field, value]) => problemOf(field, value));
  if (details.length > 0)
    throw new ServiceError('invalid_parameters', `Invalid mock: ${details[0]!.field}: ${details[0]!.message}`, { details });
  const {
    seed = 1,
    data,
    strict = false,
    dynamic = false,
  } = given as { seed?: number; data?: unknown; strict?: boolean; dynamic?: boolean };
  const scene = typeof data === 'object' ? JSON.stringify(data) : (data as string | undefined);
  return { host: '127.0.0.1', port: 0, seed, scene, strict, dynamic };
};

/** What the requester of a mock needs to know. */
const shown = (id: string, { publicUrl, account: { keys, people, password } }: RunningMock) => ({
  ...{ id, url: publicUrl, keys, password },
  people: people.map(({ email, role }) => ({ email, role })),
});

/** Only programs on this machine may start mocks. A web page sends its origin, or a rebound host name (DNS rebinding). */
const onlyPrograms: RequestHandler = ({ headers, socket }, _response, next) => {
  const isOurs = headers.host === `127.0.0.1:${socket.localPort}`;
  if (isOurs && headers.origin === undefined && (headers['sec-fetch-site'] ?? 'none') === 'none') return next();
  throw new ServiceError(
    'origin_not_allowed',
    'Web pages cannot start mocks; call this address from a program, exactly as it was printed.',
  );
};

/** The open mocks by id; some are still starting. */
type Mocks = Map<string, Promise<RunningMock>>;

const application = (mocks: Mocks): Express => {
  let counted = 0;
  const app = express();
  app.use(onlyPrograms);
  app.post('/mocks', express.json({ limit: '100mb' }), async (request, response) => {
    counted += 1;
    const id = String(counted);
    const starting = startMock(optionsOf((request.body ?? {}) as Given));
    mocks.set(id, starting);
    starting.catch(() => mocks.delete(id));
    response.status(201).json(shown(id, await starting));
  });
  app.delete('/mocks/:id', async (request, response) => {
    const mock = await mocks.get(request.params.id);
    mocks.delete(request.params.id);
    await mock?.close();
    response.status(204).end();
  });
  app.use(answerControlError);
  return app;
};

/** Starts mocks for tests on request, each on its own port. `POST /mocks` starts one, and `DELETE /mocks/{id}` closes it. */
export const serveMocks = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const mocks: Mocks = new Map();
  const server = createServer(application(mocks));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await Promise.allSettled([...mocks.values()].map(async (starting) => (await starting).close()));
    },
  };
};
