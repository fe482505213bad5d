import { codeOf, type Explain, failed, messageOf } from './finding.ts';

const credentials = (setting: string): string =>
  `Set the right user and password in ${setting}, with characters such as @ and / percent-encoded; the server's pg_hba.conf says who may connect from where.`;

/** By SQLSTATE, and by Node's error codes. */
const remedies: Readonly<Record<string, (setting: string) => string>> = {
  '28P01': credentials,
  '28000': credentials,
  '3D000': (setting) => `Create the database, or name another one in ${setting}.`,
  '42501': (setting) => `Make the role of ${setting} the owner of the database.`,
  '53300': () => "Raise the server's max_connections, or stop other programs that use it: each of our processes uses a little over ten.",
  '57P03': () => 'Wait until the server has started; see its log.',
  ENOTFOUND: (setting) => `Check the host in ${setting}, and DNS on this machine.`,
  EAI_AGAIN: (setting) => `Check the host in ${setting}, and DNS on this machine.`,
};

const reachable = (setting: string): string =>
  `Check that PostgreSQL is running and reachable, and that ${setting} has the right host and port.`;

/** The remedy when a PostgreSQL server refuses the connection. @param setting the variable with its address */
export const explainServer =
  (setting: string): Explain =>
  (error) => {
    // The driver's own message about a missing password refers to its arguments, which mean nothing to an operator.
    if (/client password must be a( non-empty)? string|no password/i.test(messageOf(error)))
      return failed(`The server requires a password, but ${setting} has none.`, credentials(setting));
    if (/does not support SSL/i.test(messageOf(error))) return `Remove sslmode from ${setting}, or enable TLS on the server.`;
    return (remedies[codeOf(error) ?? ''] ?? reachable)(setting);
  };
