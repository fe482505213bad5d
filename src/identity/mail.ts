import type { Transporter } from 'nodemailer';

/** The mail server, and the sender. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with name and password where the server asks for them. */
  url: string;
  from: string;
}

export interface Letter {
  /** Becomes the Message-ID: two letters with the same id are one that was sent twice. */
  id?: string;
  to: string;
  subject: string;
  text: string;
}

/** Sends letters. */
export interface Mailer {
  /** @throws Error when the mail server does not accept it */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** Milliseconds that a mail server may take for each step. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** A mailer over SMTP. Letters have only text of this server, so reading files and addresses is disabled. */
export const createMailer = ({ url, from }: MailSettings): Mailer => {
  const [domain] = /[^@>]+(?=>?$)/.exec(from)!;
  let loaded: Promise<Transporter> | undefined;
  // Loaded with the first letter, which many nodes never send.
  const load = async () =>
    (await import('nodemailer')).createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async ({ id, to, subject, text }) => {
      // An address object is used as it is; an address text could contain several.
      const messageId = id === undefined ? undefined : `<${id}@${domain}>`;
      loaded ??= load();
      const transport = await loaded;
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, messageId });
    },
    close: () => void loaded?.then((transport) => transport.close()),
  };
};

/** @throws Error when the mail server is not there, or refuses name and password */
export const expectMailServer = async ({ url }: MailSettings): Promise<void> => {
  const transport = (await import('nodemailer')).createTransport({ url, ...timeouts });
  await transport.verify().finally(() => transport.close());
};
