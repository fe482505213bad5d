import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReceiver, type Receiver, signedInChannel, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonKey } from '../../src/testing/secrets.ts';
import { type Run, tessera } from '../app/server-process.ts';
import { browsing, describeInBrowser } from '../browser/chromium.ts';
import { enter, signInFirst } from '../browser/dashboard.ts';

const root = join(import.meta.dirname, '../..');
const packages = join(root, 'node_modules');

let place: string;
const inPlace = (path: string) => join(place, path);

/** Links what a folder of packages has into another one. */
const link = (from: string, to: string, without: readonly string[] = []): void => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (!without.includes(name)) symlinkSync(realpathSync(join(from, name)), join(to, name));
};

/** Runs a program of the project to its end. @throws Error with what it said, when it fails */
const run = (program: string, ...words: string[]): void => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inPlace(program), ...words], {
    cwd: place,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}:\n${stdout}${stderr}`);
};

// The package is made here, and the project is installed as npm would do it: with the package itself, and links to all others.
beforeAll(() => {
  execFileSync(process.execPath, ['build/package.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  place = mkdtempSync(join(tmpdir(), 'tessera-bookshop-'));
  cpSync(join(root, 'examples/bookshop'), place, { recursive: true });
  link(packages, inPlace('node_modules'), ['@tessera', '.bin']);
  mkdirSync(inPlace('node_modules/@tessera'));
  cpSync(join(root, 'dist/package'), inPlace('node_modules/@tessera/platform'), { recursive: true });
  symlinkSync(inPlace('clients/typescript'), inPlace('node_modules/@tessera/client'));
  run('codegen.ts');
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the project', () => {
  it('compiles with the code that its contract makes', () => {
    run('node_modules/@typescript/native/bin/tsc', '--noEmit');
  });

  it('passes its own tests', () => {
    run('node_modules/vitest/vitest.mjs', 'run');
  });
});

const started: Run[] = [];
afterAll(() => Promise.all(started.map(({ child, exited }) => child.kill() && exited)));

/** Starts a command of the project, and waits until it has said something. Returns all that it said. */
const start = async (words: string[], said: RegExp): Promise<string> => {
  const env = { PORT: '0', TESSERA_DATA_DIR: inPlace('.data'), TESSERA_SECRET_KEY: commonKey, TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' };
  const command = tessera(words, env, inPlace('node_modules/@tessera/platform/bin/tessera.cjs'), place);
  started.push(command);
  await until(() => said.test(command.stdout()) || command.child.exitCode !== null);
  if (!said.test(command.stdout())) throw new Error(`tessera ${words.join(' ')} ended: ${command.stderr()}`);
  return command.stdout();
};

/** Calls the API of a server with a key. */
const callerOf =
  (url: string, key: string) =>
  async (method: string, path: string, body?: object, status = 200) => {
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const text = await answer.text();
    expect([answer.status, text]).toEqual([status, expect.any(String)]);
    return JSON.parse(text).data;
  };

describe('a server of it', () => {
  let printed: string;
  let url: string;
  let call: ReturnType<typeof callerOf>;
  let key: string;
  let receiver: Receiver;
  beforeAll(async () => {
    run('node_modules/@tessera/platform/bin/tessera.cjs', 'build');
    printed = await start(['serve'], /^Dashboard: .*\n/m);
    [, url, key] = /^Bookshop is ready: (\S+)[\s\S]*API key (\S+)/m.exec(printed) as unknown as [string, string, string];
    call = callerOf(url, key);
    receiver = await openReceiver();
  });
  afterAll(() => receiver?.close());

  it('ships an order: REST to the end of the operation, an event over the channel, a webhook, GraphQL', async () => {
    const customer = await call('POST', '/v1/customers', { name: 'Jane' }, 201);
    const book = await call('POST', '/v1/books', { title: 'Persuasion', isbn: '9780141439686', price: 799, stock: 3 }, 201);
    const found = { id: book.id, kind: 'book', title: 'Persuasion' };
    expect(await call('GET', '/v1/search?q=persuas')).toMatchObject({ results: [found] });
    const { secret } = await call('POST', '/v1/webhooks', { url: receiver.url, events: ['ORDER_SHIPPED'] }, 201);
    const channel = await signedInChannel(url, key);
    await channel.ask({ type: 'subscribe', id: 's1', events: ['ORDER_SHIPPED'] });

    const body = { customer_id: customer.id, lines: [{ book_id: book.id, count: 2 }] };
    const order = await call('POST', '/v1/orders', body, 201);
    expect(await call('POST', `/v1/orders/${order.id}/pay`)).toMatchObject({ status: 'paid', total: 1598 });
    let operation = await call('POST', `/v1/orders/${order.id}/ship`, undefined, 202);
    await until(async () => {
      operation = await call('GET', `/v1/operations/${operation.id}`);
      return operation.finished_at;
    });
    expect(operation).toMatchObject({ status: 'succeeded', result: { books: 2 } });

    const [event] = await channel.events(1);
    expect(event).toMatchObject({ event: { type: 'ORDER_SHIPPED', resource_id: order.id } });
    channel.socket.close();
    await until(() => receiver.asked.length > 0);
    expect(receiver.messages(secret)).toMatchObject([{ type: 'ORDER_SHIPPED', resource_id: order.id }]);

    const query = `{ order(id: "${order.id}") { status total lines { bookId count } customer { name } } book(id: "${book.id}") { stock } }`;
    expect(await call('POST', '/graphql', { query })).toEqual({
      order: { status: 'SHIPPED', total: 1598, lines: [{ bookId: book.id, count: 2 }], customer: { name: 'Jane' } },
      book: { stock: 1 },
    });
  });

  it('serves the reference', async () => {
    const answer = await fetch(`${url}/docs/v1/orders`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Ship an order')]);
  });

  describeInBrowser('its dashboard', () => {
    const open = browsing();

    it('has a board of orders, and takes the steps of one', async () => {
      const customer = await call('POST', '/v1/customers', { name: 'Kitty' }, 201);
      const book = await call('POST', '/v1/books', { title: 'Emma', isbn: '9781853260285', price: 899, stock: 1 }, 201);
      const order = await call('POST', '/v1/orders', { customer_id: customer.id, lines: [{ book_id: book.id, count: 1 }] }, 201);
      const { page, noticed } = await open();
      await signInFirst(page, printed);
      await page.goto(`${url}/dashboard/orders/${order.id}`);
      await enter(page.getByRole('button', { name: 'Pay' }));
      await until(async () => (await call('GET', `/v1/orders/${order.id}`)).status === 'paid');
      await page.goto(`${url}/dashboard/orders?view=board`);
      const paid = page.getByRole('region', { name: 'Paid', exact: true });
      await paid.getByRole('link', { name: 'Kitty' }).waitFor();
      await enter(paid.getByRole('button', { name: `Move ${order.id}` }));
      expect(await page.getByRole('menuitemradio').allTextContents()).toEqual(['Paid', 'Shipped']);
      expect(noticed.errors).toEqual([]);
    });
  });
});

describe('a mock of it', () => {
  it('remembers an order', async () => {
    const said = await start(['mock', '--port', '0'], /^Try: /m);
    const call = callerOf(/http:\/\/[\d.]+:\d+/.exec(said)![0], 'any');
    const [book] = await call('GET', '/v1/books');
    const [customer] = await call('GET', '/v1/customers');
    const order = await call('POST', '/v1/orders', { customer_id: customer.id, lines: [{ book_id: book.id, count: 1 }] }, 201);
    expect(await call('POST', `/v1/orders/${order.id}/cancel`)).toMatchObject({ status: 'cancelled' });
    expect(await call('GET', `/v1/orders/${order.id}`)).toMatchObject({ status: 'cancelled' });
  });
});
