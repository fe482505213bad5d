import type { Collection, Group } from './collection.ts';
import { collections, collectionsIn } from './collections.ts';

/** A page of the dashboard, as the navigation and the command palette list it. */
export interface Place {
  title: string;
  path: string;
  /** Additional search terms. */
  also?: string;
  /** Whether only administrators see it. */
  isAdmin?: boolean;
}

const placeOfCollection = ({ id, title, also, isForAdministrators }: Collection): Place => ({
  title,
  path: `/${id}`,
  also,
  isAdmin: isForAdministrators,
});

const families = (group: Group): Place[] => collectionsIn(group).map(placeOfCollection);
const account = (...ids: string[]): Place[] => ids.map((id) => placeOfCollection(collections[id]!));

export const places: { title: string; places: Place[] }[] = [
  { title: 'Overview', places: [{ title: 'Home', path: '/', also: 'start overview live' }] },
  { title: 'Work', places: families('Work') },
  {
    title: 'Developers',
    places: [
      ...account('keys', 'applications'),
      ...families('Developers'),
      ...account('requests'),
      { title: 'WebSocket', path: '/console', also: 'channel console live' },
      { title: 'Usage', path: '/usage', also: 'limits rate quota' },
      { title: 'Versions', path: '/versions', also: 'deprecated sunset api', isAdmin: true },
    ],
  },
  {
    title: 'Account',
    places: [
      ...account('members'),
      { title: 'Settings', path: '/settings', also: 'plan security origins', isAdmin: true },
      ...account('audit'),
    ],
  },
  {
    title: 'You',
    places: [
      { title: 'Profile', path: '/profile', also: 'my account password e-mail address name' },
      { title: 'Second factors', path: '/second-factors', also: 'passkey authenticator app recovery codes totp' },
      { title: 'Sign-ins', path: '/sign-ins', also: 'sessions browsers devices sign out' },
      { title: 'Your applications', path: '/consents', also: 'connected consents withdraw oauth' },
    ],
  },
];

const administrators = new Set(places.flatMap(({ places: group }) => group.flatMap(({ path, isAdmin }) => (isAdmin ? path : []))));

/** Whether somebody can see a page, or a record's page below it. */
export const maySee = (path: string, isAdmin: boolean): boolean => isAdmin || !administrators.has(`/${path.split('/')[1]}`);

/** The pages that somebody can see, without empty groups. */
export const placesFor = (isAdmin: boolean): typeof places =>
  places
    .map(({ title, places: group }) => ({ title, places: group.filter(({ path }) => maySee(path, isAdmin)) }))
    .filter(({ places: group }) => group.length > 0);

/** The name of a page by its path; for a record's page, that of the list. */
export const placeOf = (path: string): string | undefined =>
  places.flatMap(({ places: group }) => group).find((place) => place.path === `/${path.split('/')[1]}`)?.title;
