import { useQuery } from '@tanstack/react-query';
import { tessera } from './client.ts';

/** The person who is signed in. */
export const useMe = () =>
  useQuery({ queryKey: ['me'], queryFn: ({ signal }) => tessera.users.getCurrentUser({}, { signal }), staleTime: 60_000 });

/** Their account. */
export const useAccount = () =>
  useQuery({ queryKey: ['account'], queryFn: ({ signal }) => tessera.account.get({}, { signal }), staleTime: 60_000 });

/** Whether the person manages the account: other people do not see its pages. */
export const useIsAdmin = (): boolean => useMe().data?.role === 'admin';

export const signOut = async (): Promise<void> => {
  await fetch('/dashboard/sign-out', { method: 'POST', headers: { 'X-Tessera-Dashboard': '1' } });
  location.assign('/dashboard/signed-out');
};

/** The way to sign in, and back to where the reader is. */
export const signInAddress = (): string => {
  const here = `${location.pathname}${location.search}`;
  return `/dashboard/sign-in?to=${encodeURIComponent(here === '/dashboard/signed-out' ? '/dashboard' : here)}`;
};
