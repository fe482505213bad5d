import { useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import type { Collection } from './collection.ts';
import { propertyOf } from './contract.ts';

/** A record to choose from, by the name of its record. */
export interface ChoiceOption {
  id: string;
  name: string;
}

/** Maximum records to choose from. */
const most = 100;

/** The first records of a collection, by name. */
export const useChoices = (collection: Collection | undefined, isWanted = true) =>
  useQuery({
    queryKey: ['choices', collection?.id],
    queryFn: async ({ signal }): Promise<ChoiceOption[]> => {
      const { family, list, record, name } = collection!;
      const sort = propertyOf(record, name)['x-sort'] ? { sort: [name] } : {};
      const { data } = await call(family, list)({ limit: most, ...sort }, { signal }).page();
      return data.map((one) => ({ id: String(one.id), name: String(one[name]) }));
    },
    enabled: isWanted && collection !== undefined,
  });
