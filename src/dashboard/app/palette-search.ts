import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../data/client.ts';
import type { Collection } from '../data/collection.ts';
import { collectionOfId, pageCollections, platformCollections } from '../data/collections.ts';
import { contract } from '../data/contract.ts';
import { leave } from '../data/losses.ts';
import { placesFor } from '../data/places.ts';
import { signOut, useIsAdmin } from '../data/who.ts';
import { chooseTheme } from '../theme.ts';

interface Found {
  key: string;
  title: string;
  kind: string;
  run: () => void;
}

/** A record that was found. */
interface FoundRecord {
  id: string;
  title: string;
  collection: Collection;
}

/** Whether the platform has search. */
const hasSearch = contract.operations.getSearchResults !== undefined;

const findById = async (text: string, collection: Collection, signal: AbortSignal): Promise<FoundRecord[]> => {
  const record = await call(collection.family, collection.get!)(text, {}, { signal });
  return [{ id: String(record.id), title: String(record[collection.name] ?? record.id), collection }];
};

/** Finds records by their words, or one by its id. */
const findRecords = async (text: string, signal: AbortSignal): Promise<FoundRecord[]> => {
  const byId = collectionOfId(text);
  if (byId?.get) return findById(text, byId, signal);
  if (!hasSearch) return [];
  const { results } = await call('search', 'getResults')({ q: text, limit: 12 }, { signal, retries: 0 });
  return (results as { id: string; title: string }[]).flatMap(({ id, title }) => {
    const collection = collectionOfId(id);
    return collection ? [{ id, title, collection }] : [];
  });
};

/** The records that fit a text, once nobody has typed for a moment. */
const useRecords = (wanted: string) => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), 250);
    return () => clearTimeout(timer);
  }, [wanted]);
  return useQuery({
    queryKey: ['palette', settled],
    queryFn: ({ signal }) => findRecords(settled, signal),
    enabled: settled.length > 1,
  });
};

/** The pages, actions and records that fit a text. Each closes the palette when it is chosen. */
export const usePaletteSearch = (text: string, onClose: () => void): { found: Found[]; isSearching: boolean } => {
  const [, go] = useLocation();
  const isAdmin = useIsAdmin();
  const wanted = text.trim();
  const records = useRecords(wanted);

  const act = (run: () => void) => () => {
    onClose();
    run();
  };
  const leaveBy = (run: () => void) => act(() => leave(run));
  const pages: Found[] = placesFor(isAdmin)
    .flatMap(({ title: group, places: all }) => all.map((place) => ({ ...place, group })))
    .map(({ title, path, also, group }) => ({ key: path, title, kind: group, also, run: leaveBy(() => go(path)) }));
  const actions: (Found & { also?: string })[] = [
    ...platformCollections
      .filter(({ hasForm }) => hasForm)
      .map(({ id, noun }) => ({ key: `new ${id}`, title: `New ${noun}`, kind: 'Action', run: leaveBy(() => go(`/${id}?new=1`)) })),
    ...pageCollections.flatMap(({ id, Maker }) =>
      Maker ? [{ key: `make ${id}`, title: Maker.title, kind: 'Action', run: leaveBy(() => go(`/${id}?new=1`)) }] : [],
    ),
    ...(isAdmin ? [{ key: 'key', title: 'New API key', kind: 'Action', run: leaveBy(() => go('/keys?new=1')) }] : []),
    ...(['light', 'dark', 'system'] as const).map((theme) => ({
      key: theme,
      title: `Theme: ${theme}`,
      kind: 'Action',
      run: act(() => chooseTheme(theme)),
    })),
    { key: 'docs', title: 'Open the documentation', kind: 'Action', run: leaveBy(() => location.assign('/docs')) },
    { key: 'out', title: 'Sign out', kind: 'Action', run: leaveBy(() => void signOut()) },
  ];
  const fits = ({ title, also = '' }: { title: string; also?: string }) => `${title} ${also}`.toLowerCase().includes(wanted.toLowerCase());
  const named = ({ id, title, collection }: FoundRecord): Found => ({
    key: id,
    title,
    kind: collection.noun,
    run: leaveBy(() => go(`/${collection.id}/${id}`)),
  });
  const found = [
    ...pages.filter(fits),
    ...(wanted ? actions.filter(fits) : []),
    ...(wanted.length > 1 ? (records.data ?? []).map(named) : []),
  ];
  return { found, isSearching: records.isFetching };
};
