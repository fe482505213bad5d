import type { Transporter } from 'nodemailer';
import { timeLimits } from '../../core/time-limit.ts';
import { inSpan } from '../../core/tracing.ts';
import { serverOf } from '../../core/tracing-attributes.ts';

/** The mail server, and the sender. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user name and password if the server requires them. */
  url: string;
  from: string;
}

export interface Email {
  /** Becomes the Message-ID, so that an e-mail that was sent twice can be recognized. */
  id?: string;
  to: string;
  subject: string;
  text: string;
}

/** Sends e-mails. */
export interface Mailer {
  /** @throws Error when the mail server refuses it */
  send(email: Email): Promise<void>;
  close(): void;
}

/** Timeout of each SMTP step in milliseconds; the defaults are minutes. */
const timeouts = () =>
  timeLimits.areOn ? { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 } : {};

/** A mailer over SMTP. E-mails contain only this server's text, so reading files and URLs is disabled. */
export const createMailer = ({ url, from }: MailSettings): Mailer => {
  const [domain] = /[^@>]+(?=>?$)/.exec(from)!;
  let loaded: Promise<Transporter> | undefined;
  // Loaded with the first e-mail; many nodes never send one.
  const load = async () =>
    (await import('nodemailer')).createTransport({ url, ...timeouts(), disableFileAccess: true, disableUrlAccess: true });
  // Recipients and contents are private and must not be logged.
  const span = { name: 'SMTP', kind: 'client', attributes: { 'network.protocol.name': 'smtp', ...serverOf(url) } } as const;
  const deliver = async ({ id, to, subject, text }: Email): Promise<void> => {
    // An address object is used as is; an address string could contain several.
    const messageId = id === undefined ? undefined : `<${id}@${domain}>`;
    loaded ??= load();
    const transport = await loaded;
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text, messageId });
  };
  return {
    send: (email) => inSpan(span, () => deliver(email)),
    close: () => void loaded?.then((transport) => transport.close()),
  };
};

/**
 * Connects to the mail server and signs in.
 * @throws Error when it is unreachable; with code `EAUTH` when it refuses the credentials, `ENOAUTH` when it requires some and there are none
 */
export const expectMailServer = async ({ url }: MailSettings): Promise<void> => {
  // Without credentials, the client would not check whether the server requires them.
  const forceAuth = new URL(url).username === '';
  const transport = (await import('nodemailer')).createTransport({ url, ...timeouts(), forceAuth });
  await transport.verify().finally(() => transport.close());
};
