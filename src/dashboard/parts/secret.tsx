import { shownOnce } from '../data/losses.ts';
import { Copy } from './basics.tsx';
import { Dialog } from './dialog.tsx';

/** A secret that is shown once. */
export const Secret = ({ name, value, onClose }: { name: string; value: string; onClose: () => void }) => (
  <Dialog title={name} onClose={onClose} loss={shownOnce}>
    <div className="text">
      <p>Copy this now. It is shown only once and cannot be displayed again.</p>
      <p className="secret">
        <code>{value}</code>
        <Copy text={value} />
      </p>
    </div>
    <footer>
      <button type="button" className="primary" onClick={onClose}>
        I have stored it
      </button>
    </footer>
  </Dialog>
);
