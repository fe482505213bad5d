import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** The label of the button: what happens. */
  verb: string;
  /** Whether the input is complete; true by default. */
  isReady?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for confirmation before something that cannot be undone. The cancel button has the focus. */
export const Confirm = ({ title, children, verb, isReady = true, onConfirm, onClose }: Props) => {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm().finally(onClose);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="text">{children}</div>
      <footer>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="danger" disabled={isBusy || !isReady} onClick={() => void confirm()}>
          {isBusy ? 'Please wait…' : verb}
        </button>
      </footer>
    </Dialog>
  );
};
