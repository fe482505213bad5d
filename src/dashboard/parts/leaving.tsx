import { useEffect, useSyncExternalStore } from 'react';
import { answer, isHeld, leave, onQuestion, openQuestion } from '../data/losses.ts';
import { Dialog } from './dialog.tsx';

const linkOf = ({ target }: Event): HTMLAnchorElement | null => (target as Element).closest<HTMLAnchorElement>('a[href]:not([target])');

/** Links of the page, before they are followed. */
const clicked = (event: MouseEvent): void => {
  const link = linkOf(event);
  if (!link || !isHeld() || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  leave(() => link.click());
};

/** Back and forward. Programs navigate only when something is done. */
const navigated = (event: NavigateEvent): void => {
  const { navigationType, destination, cancelable } = event;
  if (navigationType !== 'traverse' || !destination.sameDocument || !cancelable || !isHeld()) return;
  event.preventDefault();
  leave(() => navigation.traverseTo(destination.key));
};

/** Reloading, closing, and other sites: browsers ask themselves. */
const unloading = (event: BeforeUnloadEvent): void => {
  if (isHeld()) event.preventDefault();
};

/** Asks before unsaved input or a secret is lost, by closing it or leaving the page. */
export const Leaving = () => {
  const question = useSyncExternalStore(onQuestion, openQuestion);
  useEffect(() => {
    // Not every browser supports the Navigation API.
    const own = 'navigation' in globalThis ? navigation : undefined;
    addEventListener('click', clicked, true);
    own?.addEventListener('navigate', navigated);
    addEventListener('beforeunload', unloading);
    return () => {
      removeEventListener('click', clicked, true);
      own?.removeEventListener('navigate', navigated);
      removeEventListener('beforeunload', unloading);
    };
  }, []);
  if (!question) return null;
  const { title, text, stay, leave: verb } = question.loss;
  return (
    <Dialog title={title} onClose={() => answer(false)}>
      <p className="text">{text}</p>
      <footer>
        <button type="button" onClick={() => answer(false)}>
          {stay}
        </button>
        <button type="button" className="danger" onClick={() => answer(true)}>
          {verb}
        </button>
      </footer>
    </Dialog>
  );
};
