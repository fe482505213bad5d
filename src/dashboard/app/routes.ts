import { pageCollections } from '../data/collections.ts';

/** The paths of pages that do not belong to a collection. */
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

/** The paths of all pages for signed-in people. */
export const routes: readonly string[] = [
  ...ownPages,
  ...pageCollections.flatMap(({ id, get }) => [`/${id}`, ...(get ? [`/${id}/:id`] : [])]),
];
