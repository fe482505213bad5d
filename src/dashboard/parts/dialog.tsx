import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
}

/**
 * A modal dialog of the browser: it keeps the focus, closes on Escape, and gives the focus back. A click beside it does not close it,
 * because a half written form would be lost.
 */
export const Dialog = ({ title, onClose, children, wide = false }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current!;
    if (!shown.open) shown.showModal();
    // The field to fill in next, or the button that changes nothing.
    shown.querySelector<HTMLElement>(':is(form :is(input, select, textarea), footer button)')?.focus();
    return () => shown.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'wide' : undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" className="quiet" aria-label="Close" onClick={onClose}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  );
};
