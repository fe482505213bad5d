/** The pages of the dashboard that the pages of identity lead to, below the root of the dashboard. */
export const ownPages = {
  dashboard: '/dashboard',
  profile: '/dashboard/profile',
} as const;
