import { collections } from '../data/collections.ts';

/** The paths of the pages that are not those of a collection. */
export const ownPages = [
  '/',
  '/console',
  '/usage',
  '/versions',
  '/settings',
  '/profile',
  '/second-factors',
  '/sign-ins',
  '/consents',
] as const;

/** The paths of all pages for people who have signed in. */
export const routes: readonly string[] = [
  ...ownPages,
  ...Object.values(collections).flatMap(({ id, get }) => [`/${id}`, ...(get ? [`/${id}/:id`] : [])]),
];
