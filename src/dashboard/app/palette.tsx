import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../data/client.ts';
import { collections } from '../data/collections.ts';
import { leave } from '../data/losses.ts';
import { placesFor } from '../data/places.ts';
import type { Data } from '../data/record.ts';
import { signOut, useIsAdmin } from '../data/who.ts';
import { chooseTheme } from '../theme.ts';

interface Found {
  key: string;
  title: string;
  kind: string;
  run: () => void;
}

/** The families whose records can be found by name. */
const searched = Object.values(collections).filter(({ isSearched }) => isSearched);

/** Finds records by part of their name, or by id. */
const findRecords = async (text: string, signal: AbortSignal) => {
  const byId = searched.find(({ prefix }) => prefix && text.startsWith(`${prefix}_`));
  if (byId) return [{ collection: byId, records: [await call(byId.family, 'get')(text, {}, { signal })] }];
  const query = (name: string) => ({ [`${name}_contains`]: text, limit: 4 });
  return Promise.all(
    searched.map(async (collection) => {
      const page = await call(collection.family, collection.list)(query(collection.name), { signal, retries: 0 }).page();
      return { collection, records: page.data };
    }),
  );
};

const hintFor = (isLooking: boolean, count: number): string => {
  if (isLooking) return 'Searching records…';
  return count === 0 ? 'No results' : '↑ ↓ to select, Enter to open, Esc to close';
};

/** Finds any page, record and action. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const [, go] = useLocation();
  const isAdmin = useIsAdmin();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const wanted = text.trim();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  useEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    return () => shown.close();
  }, []);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), 250);
    return () => clearTimeout(timer);
  }, [wanted]);
  const records = useQuery({
    queryKey: ['palette', settled],
    queryFn: ({ signal }) => findRecords(settled, signal),
    enabled: settled.length > 1,
  });

  const act = (run: () => void) => () => {
    onClose();
    run();
  };
  const leaveBy = (run: () => void) => act(() => leave(run));
  const pages: Found[] = placesFor(isAdmin)
    .flatMap(({ title: group, places: all }) => all.map((place) => ({ ...place, group })))
    .map(({ title, path, also, group }) => ({ key: path, title, kind: group, also, run: leaveBy(() => go(path)) }));
  const actions: (Found & { also?: string })[] = [
    ...searched
      .filter(({ create }) => create)
      .map(({ id, noun }) => ({ key: `new ${id}`, title: `New ${noun}`, kind: 'Action', run: leaveBy(() => go(`/${id}?new=1`)) })),
    { key: 'upload', title: 'Upload files', kind: 'Action', run: leaveBy(() => go('/files?new=1')) },
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
  const named = (collection: (typeof searched)[number], record: Data): Found => ({
    key: String(record.id),
    title: String(record[collection.name] ?? record.id),
    kind: collection.noun,
    run: leaveBy(() => go(`/${collection.id}/${record.id}`)),
  });
  const found = [
    ...pages.filter(fits),
    ...(wanted ? actions.filter(fits) : []),
    ...(wanted.length > 1
      ? (records.data ?? []).flatMap(({ collection, records: all }) => all.map((record) => named(collection, record)))
      : []),
  ];
  const current = Math.min(chosen, found.length - 1);

  const pressed = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((current + step + found.length) % Math.max(found.length, 1));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      found[current]?.run();
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Search and go to"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <input
        autoFocus
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={found[current] ? `${list}-${current}` : undefined}
        aria-label="Search pages, records and actions"
        placeholder="A page, a record, an id, an action"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={pressed}
      />
      <div id={list} className="found" role="listbox" aria-label="Search results">
        {found.map(({ key, title, kind, run }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
          <div
            key={key}
            id={`${list}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === current}
            onClick={run}
            onMouseMove={() => setChosen(at)}
            ref={at === current ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
          >
            {title}
            <small>{kind}</small>
          </div>
        ))}
      </div>
      <p className="hint" role="status">
        {hintFor(records.isFetching, found.length)}
      </p>
    </dialog>
  );
};
