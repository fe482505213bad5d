import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Collection } from '../data/collection.ts';
import { collections } from '../data/collections.ts';
import { contract } from '../data/contract.ts';
import { useList } from '../data/list.ts';
import { useLive } from '../data/live.ts';
import { leave } from '../data/losses.ts';
import { placesFor } from '../data/places.ts';
import { signOut, useAccount, useIsAdmin, useMe } from '../data/who.ts';
import { showFailure } from '../parts/toasts.tsx';
import { chooseTheme, chosenTheme, type Theme } from '../theme.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** How many records of a collection have the value that is counted; nothing where none has. */
const Counted = ({ collection }: { collection: Collection }) => {
  const { property, value } = collection.counted!;
  const filters = [{ parameter: property, property, operator: '', value }];
  const { total } = useList(collection, collection.list, { filters, isCounted: true });
  return total ? (
    <span className="badge busy">
      {total.toLocaleString()} <span className="unseen">{value}</span>
    </span>
  ) : null;
};

const Navigation = ({ onChoose }: { onChoose: () => void }) => {
  const [path] = useLocation();
  const isAdmin = useIsAdmin();
  const isHere = (place: string) => path === place || (place !== '/' && path.startsWith(`${place}/`));
  return (
    <nav aria-label="Pages">
      {placesFor(isAdmin).map(({ title, places: group }) => (
        <div key={title} className="group">
          {group.length > 1 && <h2>{title}</h2>}
          <ul>
            {group.map(({ title: name, path: to }) => (
              <li key={to}>
                <Link href={to} onClick={onChoose} aria-current={isHere(to) ? 'page' : undefined}>
                  {name} {collections[to.slice(1)]?.counted && <Counted collection={collections[to.slice(1)]!} />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="reference">
        <a href="/docs">Documentation</a> <a href="/graphql">GraphiQL</a>
      </p>
    </nav>
  );
};

const ThemeChoice = () => {
  const [theme, setTheme] = useState(chosenTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <label className="theme">
      Theme
      <select value={theme} onChange={(event) => choose(event.target.value as Theme)}>
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
};

const Person = () => {
  const { data: me } = useMe();
  const { data: account } = useAccount();
  return (
    <details className="person">
      <summary>
        <span className="initial" aria-hidden="true">
          {me?.name.charAt(0).toUpperCase()}
        </span>
        <span className="who">
          {me?.name}
          <small>{account?.name}</small>
        </span>
      </summary>
      <div>
        <p>{me?.email}</p>
        <p>
          <Link href="/profile">Your profile and password</Link>
        </p>
        <ThemeChoice />
        <button
          type="button"
          onClick={() => leave(() => void signOut().catch((error: unknown) => showFailure('Signing out failed', error)))}
        >
          Sign out
        </button>
      </div>
    </details>
  );
};

const liveWords = { live: 'Live', waiting: 'Connecting', over: 'Not live' } as const;

/** Whether events are currently arriving. */
const LiveMark = () => {
  const { status } = useLive();
  return (
    <span className={`live ${status}`} role="status">
      {liveWords[status]}
    </span>
  );
};

/** The frame of every page: the navigation, the search, and who is signed in. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const [path] = useLocation();
  const [isSearching, setSearching] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { data: account } = useAccount();
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setSearching(true);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);

  // A new page is announced: the focus goes to it, as after loading one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason
  useEffect(() => {
    if (!isFirst.current) main.current?.focus();
    isFirst.current = false;
    scrollTo(0, 0);
  }, [path]);

  return (
    <div className="shell">
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <header className="bar">
        <button type="button" className="menu quiet" aria-expanded={isOpen} aria-controls="sidebar" onClick={() => setOpen(!isOpen)}>
          <span aria-hidden="true">☰</span> Menu
        </button>
        <Link href="/" className="name">
          {contract.platform}
        </Link>
        {account?.environment === 'sandbox' && <span className="badge busy">sandbox</span>}
        <button type="button" className="search" onClick={() => setSearching(true)}>
          Search and go
          <kbd>{isMac ? '⌘' : 'Ctrl'} K</kbd>
        </button>
        <LiveMark />
      </header>
      <div id="sidebar" className={isOpen ? 'sidebar open' : 'sidebar'}>
        <Navigation onChoose={() => setOpen(false)} />
        <Person />
      </div>
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      {isSearching && (
        <Suspense fallback={null}>
          <Palette onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </div>
  );
};
