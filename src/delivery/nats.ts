import type { ConnectionOptions, NatsConnection } from '@nats-io/transport-node';

/** Where NATS is, and who asks: what the client does not take from an address by itself. */
type NatsAddress = Pick<ConnectionOptions, 'user' | 'pass' | 'token' | 'tls'> & { servers: string };

/** A text of an address without its percent-encoding; one with a stray `%` as it is. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The parts of `nats://host`, `nats://name:password@host`, `nats://token@host`; in `tls://...` nothing is sent before the line is encrypted.
 * Signs of a name, a password or a token that have a meaning in an address are percent-encoded there.
 */
const natsAddress = (url: string): NatsAddress => {
  const address = new URL(url);
  const [name, password] = [decoded(address.username), decoded(address.password)];
  const who = password === '' ? { token: name } : { user: name, pass: password };
  return { servers: address.host, ...(name || password ? who : {}), ...(address.protocol === 'tls:' ? { tls: {} } : {}) };
};

/** Connects to the NATS of `NATS_URL`. The client is loaded with the first connection. @throws Error when NATS is not there, or refuses us */
export const connectNats = async (url: string, options: ConnectionOptions): Promise<NatsConnection> => {
  const { connect } = await import('@nats-io/transport-node');
  return connect({ ...options, ...natsAddress(url) });
};
