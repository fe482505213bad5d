import { shownOnce } from '../data/losses.ts';
import { Copy } from './basics.tsx';
import { Dialog } from './dialog.tsx';

/** Recovery codes, which are shown once. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog title="Your recovery codes" onClose={onClose} loss={shownOnce}>
    <div className="text">
      <p>
        Each of these codes signs you in once, instead of your second factor. Print them or keep them with your passwords: they are not
        shown again.
      </p>
      <div className="secret">
        <ul className="names">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Copy text={codes.join('\n')} label="Copy all" />
      </div>
    </div>
    <footer>
      <button type="button" className="primary" onClick={onClose}>
        I have stored them
      </button>
    </footer>
  </Dialog>
);
