import { useQuery } from '@tanstack/react-query';
import type { UsedPart } from '@tessera/client/account';
import { tessera } from './client.ts';
import { contract } from './contract.ts';

/** Who used something, and when last. */
export interface Use {
  clients: string[];
  /** The last day, as an instant. */
  last: string | undefined;
  /** Whether there are older counts that were not read. */
  hasMore: boolean;
}

/** Maximum number of counts read, newest first. */
const read = 100;

const summed = (parts: readonly Pick<UsedPart, 'client_id' | 'starts_at'>[], hasMore: boolean): Use => ({
  clients: [...new Set(parts.map(({ client_id }) => client_id))],
  last: parts[0]?.starts_at,
  hasMore,
});

/** Who called operations of a version. */
export const useVersion = (version: string) =>
  useQuery({
    queryKey: ['usage', 'version', version],
    queryFn: async ({ signal }) => {
      const { data, hasMore } = await tessera.usage
        .listUsedParts({ api_version: version, kind: 'operation', limit: read, sort: ['starts_at:desc'] }, { signal })
        .page();
      return summed(data, hasMore);
    },
  });

/** Something deprecated that this account uses. */
export interface UsedDeprecation extends Use {
  name: string;
  since: string | null;
  sunset: string | null;
}

/** The deprecated parts that the account uses. */
export const useDeprecations = () =>
  useQuery({
    queryKey: ['usage', 'deprecations'],
    queryFn: async ({ signal }): Promise<UsedDeprecation[]> => {
      const all = await Promise.all(
        contract.deprecated.map(async (part) => {
          const { data, hasMore } = await tessera.usage
            .listUsedParts({ name: part.name, limit: read, sort: ['starts_at:desc'] }, { signal })
            .page();
          return { ...part, ...summed(data, hasMore) };
        }),
      );
      return all.filter(({ last }) => last !== undefined);
    },
    staleTime: 300_000,
  });
