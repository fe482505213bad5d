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
  /** Resolves with the letters to an address when there are so many. Letters to others may come at any time. */
  arrivedFor: (address: string, count?: number) => Promise<Received[]>;
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
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      text(stream).then((raw) => {
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: plain(raw) });
        done();
        for (const look of waiting) look();
      }, done);
    },
  });
  const ready = (find: () => Received[], count: number) =>
    new Promise<Received[]>((resolve) => {
      const look = () => {
        const found = find();
        if (found.length < count) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    arrived: (count) => ready(() => letters, count),
    arrivedFor: (address, count = 1) => ready(() => letters.filter(({ to }) => to.includes(address)), count),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
