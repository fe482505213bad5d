import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Loss, proceedWithout, written } from '../data/losses.ts';
import { useHold } from './hold.ts';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  /** What closing it would lose from the start. */
  loss?: Loss;
}

/**
 * A modal dialog: it traps the focus, closes on Escape, and restores the focus. It asks before unsaved input is lost, and stays open while a form is
 * being sent. Clicking outside does not close it.
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
    // The next field to fill in, or the button that changes nothing.
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
        // Browsers let a page cancel `cancel` only once.
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
