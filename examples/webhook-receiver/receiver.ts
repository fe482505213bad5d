// Receives webhooks: `WEBHOOK_SECRET=whsec_... node receiver.ts`. PORT is its port, and HANDLED_FILE where it notes what it has done.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { UnverifiedWebhook, verifyWebhook, type WebhookEvent } from '@tessera/client/webhooks';
import { openOnce } from './once.ts';

const { WEBHOOK_SECRET: secret, PORT = '3000', HANDLED_FILE = join(import.meta.dirname, 'handled.txt') } = process.env;
if (!secret) throw new Error('WEBHOOK_SECRET is missing: the secret that the webhook was created with.');

const once = openOnce(HANDLED_FILE);

/** What is done with an event. Further types are added over time: those that a program does not know are none of its business. */
const handle = async (event: WebhookEvent): Promise<void> => {
  if (event.type === 'TASK_CREATED') console.log(`New: ${event.data.title}`);
  else if (event.type === 'TASK_COMPLETED') console.log(`Done: ${event.data.title}`);
  else if (event.type === 'PROJECT_MEMBER_ADDED') console.log(`${event.data.user_id} joined as ${event.data.role}`);
};

/** The status of the answer. After any other than 2xx, Tessera sends the message again later. */
const receive = async (request: IncomingMessage): Promise<number> => {
  try {
    const event = await verifyWebhook({ body: await text(request), headers: request.headers, secret });
    await once(String(request.headers['webhook-id']), () => handle(event));
    return 204;
  } catch (error) {
    console.error(String(error));
    return error instanceof UnverifiedWebhook ? 400 : 500;
  }
};

const server = createServer(async (request, response) => {
  response.writeHead(await receive(request)).end();
});

server.listen(Number(PORT), () => console.log(`Waiting for webhooks on port ${(server.address() as AddressInfo).port}.`));
