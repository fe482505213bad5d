import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Loss, proceedWithout, written } from '../data/losses.ts';
import { useHold } from './hold.ts';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  /** What closing it would lose from the beginning. */
  loss?: Loss;
}

/**
 * A modal dialog of the browser: it keeps the focus, closes on Escape, and gives the focus back. It asks before what is written in it is
 * lost, and a form that is being sent keeps it open. A click beside it does not close it.
 */
export const Dialog = ({ title, onClose, children, wide = false, loss }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [isWritten, setWritten] = useState(false);
  const lost = loss ?? (isWritten ? written : undefined);
  useHold(lost);
  useEffect(() => {
    const shown = dialog.current!;
    if (!shown.open) shown.showModal();
    // The field to fill in next, or the button that changes nothing.
    shown.querySelector<HTMLElement>(':is(form :is(input, select, textarea), footer button)')?.focus();
    return () => shown.close();
  }, []);
  const close = () => {
    if (!dialog.current?.querySelector('form[aria-busy="true"]')) proceedWithout(lost, onClose);
  };
  return (
    <dialog
      ref={dialog}
      className={wide ? 'wide' : undefined}
      aria-labelledby={heading}
      onInput={() => setWritten(true)}
      onKeyDown={(event) => {
        // Browsers let a page refuse `cancel` only once.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => {
        // The browser has closed it without asking.
        if (!dialog.current) return;
        dialog.current.showModal();
        close();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" className="quiet" aria-label="Close" onClick={close}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  );
};
