import { codeOf, type Explain, failed, messageOf } from './finding.ts';

const credentials = (setting: string): string =>
  `Put the right name and password into ${setting}, with signs such as @ and / percent-encoded; pg_hba.conf of the server says who may connect from where.`;

/** By SQLSTATE, and by the codes of Node. */
const remedies: Readonly<Record<string, (setting: string) => string>> = {
  '28P01': credentials,
  '28000': credentials,
  '3D000': (setting) => `Create the database, or name another one in ${setting}.`,
  '42501': (setting) => `Let the role that ${setting} names own the database.`,
  '53300': () => 'Raise max_connections of the server, or end other programs that use it: each process of ours uses ten, and some more.',
  '57P03': () => 'Wait until the server has started; its log says what it does.',
  ENOTFOUND: (setting) => `Look at the host in ${setting}, and whether this machine looks names up.`,
  EAI_AGAIN: (setting) => `Look at the host in ${setting}, and whether this machine looks names up.`,
};

const reachable = (setting: string): string =>
  `Look whether PostgreSQL runs, whether this machine reaches it, and whether ${setting} has the right host and port.`;

/** What to do where a server of PostgreSQL does not let us in. @param setting the variable with its address */
export const explainServer =
  (setting: string): Explain =>
  (error) => {
    // The driver's own words for a password that is asked for and not given are about its arguments.
    if (/client password must be a( non-empty)? string|no password/i.test(messageOf(error)))
      return failed(`It asks for a password, and ${setting} has none.`, credentials(setting));
    if (/does not support SSL/i.test(messageOf(error))) return `Take sslmode out of ${setting}, or have the server encrypt connections.`;
    return (remedies[codeOf(error) ?? ''] ?? reachable)(setting);
  };
