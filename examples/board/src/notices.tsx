import type { Notice } from './model/notice.ts';

interface Props {
  notices: readonly Notice[];
  onDismiss: (notice: Notice) => void;
  onInsist: (notice: Notice) => void;
}

/** What was not made, and why. */
export const Notices = ({ notices, onDismiss, onInsist }: Props) => (
  <section aria-label="Messages" aria-live="polite" className="notices">
    {notices.map((notice) => (
      <div key={notice.id} className="notice">
        <p>
          {notice.text} {notice.link && <a href={notice.link}>What this means</a>}
        </p>
        {notice.again && (
          <button type="button" onClick={() => onInsist(notice)}>
            Do it all the same
          </button>
        )}
        <button type="button" className="quiet" onClick={() => onDismiss(notice)}>
          Close
        </button>
      </div>
    ))}
  </section>
);
