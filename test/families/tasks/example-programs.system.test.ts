import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects, tasks, webhooks } from '../../../clients/typescript/generated/platform/index.ts';
import { type Program, places, programs } from '../../examples/places.ts';

const placeOf = places({ projects, tasks, webhooks });
const start = programs();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-examples-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['mock', 'server'] as const)('on the %s, examples/command-line', (name) => {
  const [waiting, ended] = ['Waiting for events. Ctrl-C ends it.', 'The connection ended.'];
  /** On a busy machine a connection may end before it is there; the program makes another one. */
  const isWaiting = async ({ line }: Program): Promise<void> => {
    let said = await line();
    while (said === ended) said = await line();
    expect(said).toBe(waiting);
  };
  const eventOf = async ({ line }: Program): Promise<string> => {
    let said = await line();
    while ([waiting, ended].includes(said)) said = await line();
    return said;
  };

  const tasks = (...words: string[]) => {
    const { url, apiKey } = placeOf(name);
    return start(['command-line/tasks.ts', ...words], { TESSERA_URL: url, TESSERA_API_KEY: apiKey });
  };

  it('adds a task, lists it, shows that it changes, and completes it', async () => {
    const { id: project } = await placeOf(name).tessera.projects.create({ name: 'Survey' });
    const watching = tasks('watch');
    await isWaiting(watching);
    const added = await tasks('add', 'Draw the map', '--project', 'Survey', '--priority', 'high').ended;
    expect(added).toMatchObject({ code: 0, complained: '' });
    const id = added.printed.trim();
    expect(await eventOf(watching)).toBe('TASK_CREATED  Draw the map');
    await placeOf(name).tessera.tasks.create({ project_id: project, title: 'Fold the map' });
    const { printed } = await tasks('list', '--project', 'Survey').ended;
    expect(printed).toMatch(new RegExp(`^${id}  high    Draw the map \\(Survey\\)\ntsk_\\w+  normal  Fold the map \\(Survey\\)\n$`));
    expect((await tasks('complete', id).ended).printed).toBe('Draw the map is done.\n');
    expect([await eventOf(watching), await eventOf(watching)]).toEqual(['TASK_CREATED  Fold the map', 'TASK_COMPLETED  Draw the map']);
  });

  it('ends in silence when nobody reads any more', async () => {
    const reading = tasks('watch');
    await isWaiting(reading);
    reading.readNoMore();
    const { tessera } = placeOf(name);
    const { id: project_id } = await tessera.projects.create({ name: 'Unread' });
    await tessera.tasks.create({ project_id, title: 'Draw the map' });
    expect(await reading.ended).toMatchObject({ code: 0, complained: '' });
  });

  it('says what is wrong, and ends with 1', async () => {
    const [refused, unknown, missing] = await Promise.all([
      tasks('complete', 'tsk_01jq3x5gkz0v7t9n2m4p6r8s1w'.replace('1w', '00')).ended,
      tasks('add', 'Draw', '--project', 'Nowhere').ended,
      tasks('add').ended,
    ]);
    expect(refused).toMatchObject({ code: 1, printed: '' });
    expect(refused.complained).toContain('/docs/errors#not_found');
    expect(unknown).toMatchObject({ code: 1, complained: 'There is no project with the name Nowhere.\n' });
    expect(missing.complained).toMatch(/^<title> is missing\./);
  });
});

describe.each(['mock', 'server'] as const)('on the %s, examples/webhook-receiver', (name) => {
  it('receives what a webhook delivers, each message once, also after a restart', async () => {
    const { tessera } = placeOf(name);
    const file = join(folder, `handled-${name}`);
    const portOf = (line: string) => /port (\d+)/.exec(line)![1];
    // A webhook needs an address before it has the secret that the receiver needs.
    const webhook = await tessera.webhooks.create({ url: 'http://127.0.0.1:1/', events: ['TASK_CREATED', 'TASK_COMPLETED'] });
    const env = { WEBHOOK_SECRET: webhook.secret, HANDLED_FILE: file, PORT: '0' };
    const receiver = start(['webhook-receiver/receiver.ts'], env);
    const url = `http://127.0.0.1:${portOf(await receiver.line())}/`;
    await tessera.webhooks.update(webhook.id, { url });

    const { id: project_id } = await tessera.projects.create({ name: 'Harbour' });
    const task = await tessera.tasks.create({ project_id, title: 'Paint the boat' });
    expect(await receiver.line()).toBe('New: Paint the boat');
    await tessera.tasks.complete(task.id);
    expect(await receiver.line()).toBe('Done: Paint the boat');

    const event = { id: 'evt_again', type: 'TASK_CREATED', data: { title: 'Come twice' } };
    const body = JSON.stringify(event);
    const send = (to: string, secret: string) => {
      const now = new Date();
      const headers = {
        'webhook-id': event.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(event.id, now, body),
      };
      return fetch(to, { method: 'POST', headers, body }).then(({ status }) => status);
    };
    expect(await Promise.all([send(url, webhook.secret), send(url, webhook.secret)])).toEqual([204, 204]);
    expect(await send(url, `whsec_${Buffer.from('some other secret of 24').toString('base64')}`)).toBe(400);
    receiver.stop();
    expect((await receiver.ended).printed.match(/Come twice/g)).toHaveLength(1);

    const restarted = start(['webhook-receiver/receiver.ts'], env);
    expect(await send(`http://127.0.0.1:${portOf(await restarted.line())}/`, webhook.secret)).toBe(204);
    restarted.stop();
    expect((await restarted.ended).printed).not.toContain('Come twice');
    await tessera.webhooks.delete(webhook.id);
  });
});
