import { createTransport } from 'nodemailer';

/** Where mail goes out, and in whose name. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with name and password where the server asks for them. */
  url: string;
  from: string;
}

export interface Letter {
  /** Names it among all: two with the same are one that was sent twice. */
  id?: string;
  to: string;
  subject: string;
  text: string;
}

/** Sends letters. */
export interface Mailer {
  /** @throws Error when the server does not take it */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** Milliseconds that a mail server may take for each step. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** A mailer over SMTP; bodies are ours alone, so nothing in a letter reads files or addresses. */
export const createMailer = ({ url, from }: MailSettings): Mailer => {
  const [domain] = /[^@>]+(?=>?$)/.exec(from)!;
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async ({ id, to, subject, text }) => {
      // An address of its own kind of object is taken as it is; a text could name several.
      const messageId = id === undefined ? undefined : `<${id}@${domain}>`;
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, messageId });
    },
    close: () => transport.close(),
  };
};
