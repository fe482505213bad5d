import { useQuery } from '@tanstack/react-query';
import { ownFetch, tessera } from './client.ts';
import { maySee } from './places.ts';

/** The person who is signed in. */
export const useMe = () =>
  useQuery({ queryKey: ['me'], queryFn: ({ signal }) => tessera.users.getCurrentUser({}, { signal }), staleTime: 60_000 });

/** Their account. */
export const useAccount = () =>
  useQuery({ queryKey: ['account'], queryFn: ({ signal }) => tessera.account.get({}, { signal }), staleTime: 60_000 });

/** The client id of this dashboard in the account, which identifies its requests. */
export const useOwnApplication = (isEnabled = true) =>
  useQuery({
    queryKey: ['own-application'],
    queryFn: async ({ signal }): Promise<string> => {
      const response = await ownFetch('/dashboard/session', { signal });
      if (!response.ok) throw new Error(`The server answered ${response.status}.`);
      return (await response.json()).client_id;
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isEnabled,
  });

/** Whether the person manages the account; its pages are hidden from others. */
export const useIsAdmin = (): boolean => useMe().data?.role === 'admin';

/** Tells whether the person can see a page. */
export const useMaySee = (): ((path: string) => boolean) => {
  const isAdmin = useIsAdmin();
  return (path) => maySee(path, isAdmin);
};

export const signOut = async (): Promise<void> => {
  await fetch('/dashboard/sign-out', { method: 'POST', headers: { 'X-Tessera-Dashboard': '1' } });
  location.assign('/dashboard/signed-out');
};

/** The path to sign in and return here. */
export const signInAddress = (): string => {
  const here = `${location.pathname}${location.search}`;
  return `/dashboard/sign-in?to=${encodeURIComponent(here === '/dashboard/signed-out' ? '/dashboard' : here)}`;
};

/** The same for a signed-in person who has to prove that they are present. */
export const signInAgainAddress = (): string => `${signInAddress()}&prompt=login`;
