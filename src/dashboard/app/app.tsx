import { useQueryClient } from '@tanstack/react-query';
import { isTesseraError } from '@tessera/client';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { onSignInNeeded, type SignInNeed } from '../data/client.ts';
import { followAccount } from '../data/live.ts';
import { placeOf } from '../data/places.ts';
import { signInAddress, signInAgainAddress, useMaySee, useMe } from '../data/who.ts';
import { Empty, Failed, Loading, NoPage, PageTop, useTitle } from '../parts/basics.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Leaving } from '../parts/leaving.tsx';
import { Toasts } from '../parts/toasts.tsx';
import { ownPages } from './routes.ts';
import { Shell } from './shell.tsx';

const page = <Name extends string>(load: () => Promise<Record<Name, React.ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

const Home = page(() => import('../pages/home.tsx'), 'Home');
const Collection = page(() => import('../pages/collection.tsx'), 'CollectionPage');
const RecordPage = page(() => import('../pages/record.tsx'), 'RecordPage');
const WebSocketConsole = page(() => import('../pages/console.tsx'), 'ConsolePage');
const Usage = page(() => import('../pages/usage.tsx'), 'UsagePage');
const Versions = page(() => import('../pages/versions.tsx'), 'VersionsPage');
const Settings = page(() => import('../pages/settings.tsx'), 'SettingsPage');
const Profile = page(() => import('../pages/profile.tsx'), 'ProfilePage');
const SecondFactors = page(() => import('../pages/second-factors.tsx'), 'SecondFactorsPage');
const SignIns = page(() => import('../pages/sign-ins.tsx'), 'SignInsPage');
const OwnConsents = page(() => import('../pages/own-consents.tsx'), 'OwnConsentsPage');

const pages: Record<(typeof ownPages)[number], ComponentType> = {
  '/': Home,
  '/console': WebSocketConsole,
  '/usage': Usage,
  '/versions': Versions,
  '/settings': Settings,
  '/profile': Profile,
  '/second-factors': SecondFactors,
  '/sign-ins': SignIns,
  '/consents': OwnConsents,
};

const SignedOut = () => {
  const title = 'You are signed out';
  useTitle(title);
  return (
    <main className="alone">
      <h1>{title}</h1>
      <p>
        <a className="button primary" href="/dashboard/sign-in">
          Sign in
        </a>
      </p>
    </main>
  );
};

/** The session has ended while the page was open. Unsaved input stays until the reader leaves. */
const Ended = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Your session has ended" onClose={onClose}>
    <p className="text">You were signed out, or your password was changed. Sign in again to continue here.</p>
    <footer>
      <button type="button" onClick={onClose}>
        Stay on this page
      </button>
      <a className="button primary" href={signInAddress()}>
        Sign in again
      </a>
    </footer>
  </Dialog>
);

/** Unsaved input stays, because they sign in in another tab: the browser has one session for both. */
const TooOld = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Sign in again" onClose={onClose}>
    <p className="text">
      This action requires a recent sign-in. Sign in in another tab, then come back and try again: nothing you have entered is lost.
    </p>
    <footer>
      <button type="button" onClick={onClose}>
        Not now
      </button>
      <a className="button primary" href={signInAgainAddress()} target="_blank" rel="noreferrer" onClick={onClose}>
        Sign in in another tab
      </a>
    </footer>
  </Dialog>
);

/** The placeholder for a page that is loading, under its name. */
const Arriving = () => {
  const [path] = useLocation();
  return (
    <>
      <PageTop title={placeOf(path) ?? 'Loading…'} />
      <Loading />
    </>
  );
};

/** The address decides which page is shown; each page is loaded on first use. */
const Pages = () => {
  const [path] = useLocation();
  const maySee = useMaySee();
  if (!maySee(path))
    return (
      <>
        <PageTop title={placeOf(path)!} />
        <Empty title="Only administrators can see this page" />
      </>
    );
  return (
    <Suspense fallback={<Arriving />}>
      <Switch>
        {ownPages.map((own) => (
          <Route key={own} path={own} component={pages[own]} />
        ))}
        <Route path="/:collection" component={Collection} />
        <Route path="/:collection/:id" component={RecordPage} />
        <Route>
          <NoPage title="Page not found" />
        </Route>
      </Switch>
    </Suspense>
  );
};

const SignedIn = () => {
  const client = useQueryClient();
  const [need, setNeed] = useState<SignInNeed>();
  useEffect(() => onSignInNeeded(setNeed), []);
  useEffect(() => {
    const over = new AbortController();
    void followAccount(client, over.signal);
    return () => over.abort();
  }, [client]);
  return (
    <Shell>
      <Pages />
      {need === 'ended' && <Ended onClose={() => setNeed(undefined)} />}
      {need === 'too_old' && <TooOld onClose={() => setNeed(undefined)} />}
    </Shell>
  );
};

const Entrance = () => {
  const { data, error, refetch } = useMe();
  // Unless the session has expired in the meantime, the page and its unsaved input stay.
  const isSignedOut = !data && isTesseraError(error) && error.status === 401;
  useEffect(() => {
    if (isSignedOut) location.replace(signInAddress());
  }, [isSignedOut]);
  if (data) return <SignedIn />;
  return (
    <main className="alone">
      {error && !isSignedOut ? <Failed error={error} retry={refetch} /> : <Loading what="Opening the dashboard" />}
    </main>
  );
};

export const App = () => {
  const [path] = useLocation();
  return (
    <>
      {path === '/signed-out' ? <SignedOut /> : <Entrance />}
      <Toasts />
      <Leaving />
    </>
  );
};
