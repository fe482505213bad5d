import type { ConnectionOptions, NatsConnection } from '@nats-io/transport-node';

/** The parts of an address that the NATS client does not parse by itself: the server, the credentials and TLS. */
type NatsAddress = Pick<ConnectionOptions, 'user' | 'pass' | 'token' | 'tls'> & { servers: string };

/** A part of an address without percent-encoding; unchanged where a stray `%` makes it malformed. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The parts of `nats://host`, `nats://name:password@host`, `nats://token@host`; with `tls://...` nothing is sent before the connection is
 * encrypted. Characters of a name, password or token that have a meaning in an address must be percent-encoded.
 */
const natsAddress = (url: string): NatsAddress => {
  const address = new URL(url);
  const [name, password] = [decoded(address.username), decoded(address.password)];
  const who = password === '' ? { token: name } : { user: name, pass: password };
  return { servers: address.host, ...(name || password ? who : {}), ...(address.protocol === 'tls:' ? { tls: {} } : {}) };
};

/** Connects to NATS at `NATS_URL`. The client is loaded with the first connection. @throws Error when NATS is unreachable or refuses us */
export const connectNats = async (url: string, options: ConnectionOptions): Promise<NatsConnection> => {
  const { connect } = await import('@nats-io/transport-node');
  return connect({ ...options, ...natsAddress(url) });
};
