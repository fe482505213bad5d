import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** The word on the button: what happens. */
  verb: string;
  /** Whether what was asked for is complete; true when left out. */
  isReady?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something that cannot be undone. The button that changes nothing has the focus. */
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
          {isBusy ? 'One moment…' : verb}
        </button>
      </footer>
    </Dialog>
  );
};
