import type { Transporter } from 'nodemailer';
import { timeLimits } from '../core/time-limit.ts';
import { inSpan } from '../core/tracing.ts';
import { serverOf } from '../core/tracing-attributes.ts';

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

/** Milliseconds that a mail server may take for each step; without them, minutes. */
const timeouts = () =>
  timeLimits.areOn ? { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 } : {};

/** A mailer over SMTP. Letters have only text of this server, so reading files and addresses is disabled. */
export const createMailer = ({ url, from }: MailSettings): Mailer => {
  const [domain] = /[^@>]+(?=>?$)/.exec(from)!;
  let loaded: Promise<Transporter> | undefined;
  // Loaded with the first letter, which many nodes never send.
  const load = async () =>
    (await import('nodemailer')).createTransport({ url, ...timeouts(), disableFileAccess: true, disableUrlAccess: true });
  // Whom a letter is for, and what it says, is nobody's business.
  const span = { name: 'SMTP', kind: 'client', attributes: { 'network.protocol.name': 'smtp', ...serverOf(url) } } as const;
  const deliver = async ({ id, to, subject, text }: Letter): Promise<void> => {
    // An address object is used as it is; an address text could contain several.
    const messageId = id === undefined ? undefined : `<${id}@${domain}>`;
    loaded ??= load();
    const transport = await loaded;
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text, messageId });
  };
  return {
    send: (letter) => inSpan(span, () => deliver(letter)),
    close: () => void loaded?.then((transport) => transport.close()),
  };
};

/**
 * Connects to the mail server, and signs in.
 * @throws Error when it is not there; with the code `EAUTH` when it refuses name and password; `ENOAUTH` when it asks for them and there are none
 */
export const expectMailServer = async ({ url }: MailSettings): Promise<void> => {
  // Where there is nothing to sign in with, the client would not look whether the server asks for it.
  const forceAuth = new URL(url).username === '';
  const transport = (await import('nodemailer')).createTransport({ url, ...timeouts(), forceAuth });
  await transport.verify().finally(() => transport.close());
};
