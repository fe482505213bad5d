/** Default ports by URL scheme. */
const ports: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'nats:': 4222,
  'redis:': 6379,
  'rediss:': 6379,
  'smtp:': 587,
  'smtps:': 465,
  'tls:': 4222,
};

/** The server of a configured address, as span attributes: without user, password, path and query. */
export const serverOf = (url: string): { 'server.address': string; 'server.port': number } => {
  const { protocol, hostname, port } = new URL(url);
  return { 'server.address': hostname, 'server.port': Number(port) || (ports[protocol] ?? 0) };
};
