import { type Representation, represent } from './representation.ts';

/** Where to report a vulnerability. */
export interface SecurityContact {
  /** Addresses with a scheme, in the order in which they should be tried. */
  contacts: readonly string[];
  /** The page that says how reports are handled; undefined where there is none. */
  policy: string | undefined;
}

export const securityAddress = '/.well-known/security.txt';

const day = 86_400_000;

/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** The file of RFC 9116, at each of these roots. Its times are days, so that it stays the same for a day. */
const securityText = ({ contacts, policy }: SecurityContact, roots: readonly string[], today: number): string =>
  [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date((today + validDays) * day).toISOString()}`,
    'Preferred-Languages: en',
    ...[...new Set(roots)].map((root) => `Canonical: ${root}${securityAddress}`),
    ...(policy ? [`Policy: ${policy}`] : []),
    '',
  ].join('\n');

/** Returns a function that gives the file as of now. */
export const createSecurityText = (contact: SecurityContact, roots: readonly string[], now: () => Date): (() => Representation) => {
  let made: { today: number; representation: Representation } | undefined;
  return () => {
    const today = Math.floor(now().getTime() / day);
    if (made?.today !== today)
      made = { today, representation: represent('text/plain; charset=utf-8', securityText(contact, roots, today)) };
    return made.representation;
  };
};
