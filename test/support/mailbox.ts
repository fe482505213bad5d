import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A letter as it arrived. */
export interface Received {
  to: string[];
  /** Headers and body, with quoted-printable undone. */
  text: string;
}

/** A mail server that takes everything. */
export interface Mailbox {
  url: string;
  letters: Received[];
  /** Resolves when there are so many letters. */
  arrived: (count: number) => Promise<Received[]>;
  close: () => Promise<void>;
}

const plain = (raw: string): string =>
  raw.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Opens a mailbox on a free port. */
export const openMailbox = async (): Promise<Mailbox> => {
  const letters: Received[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      text(stream).then((raw) => {
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: plain(raw) });
        done();
        for (const look of waiting) look();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    arrived: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (letters.length < count) return;
          waiting.delete(look);
          resolve(letters);
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
