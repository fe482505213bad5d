/** The dashboard pages that the identity pages link to, below the root of the dashboard. */
export const ownPages = {
  dashboard: '/dashboard',
  profile: '/dashboard/profile',
} as const;
