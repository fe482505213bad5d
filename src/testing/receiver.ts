import { Webhook } from 'standardwebhooks';
import { type Outside, openOutside } from './outside.ts';

/** A message as a receiver has it, verified. */
export interface Message {
  id: string;
  type: string;
  resource_id: string | null;
  [key: string]: unknown;
}

type Asked = Outside['asked'][number];

/** Verifies what came with the published library, as it is. @throws WebhookVerificationError */
export const verify = (secret: string, { body, headers }: Asked): Message =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as Message;

/** A receiver of webhooks on 127.0.0.1, which has them with 204 unless it is told otherwise. */
export const openReceiver = async () => {
  const outside = await openOutside();
  const status = (code: number, headers: Record<string, string> = {}) =>
    outside.answer((_request: unknown, response: import('node:http').ServerResponse) => response.writeHead(code, headers).end());
  status(204);
  return {
    ...outside,
    /** Answers with a status from now on. */
    status,
    /** What came so far, verified. */
    messages: (secret: string): Message[] => outside.asked.map((one) => verify(secret, one)),
  };
};

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
