import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { messageOf, requestIdOf } from '../data/client.ts';
import { titleOf } from '../data/title.ts';

const zoned = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto', style: 'short' });
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Relative time, within the last and next seven days. */
const fromNow = (milliseconds: number): string | undefined => {
  const seconds = milliseconds / 1000;
  if (Math.abs(seconds) > 7 * 86_400) return undefined;
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  return unit ? relative.format(Math.round(seconds / unit[1]), unit[0]) : relative.format(Math.round(seconds), 'second');
};

/** A time in the reader's zone; the exact instant is its title. */
export const Time = ({ at }: { at: string }) => {
  const date = new Date(at);
  return (
    <time dateTime={at} title={`${date.toLocaleString()} (${at})`}>
      {fromNow(date.getTime() - Date.now()) ?? zoned.format(date)}
    </time>
  );
};

const tones: Readonly<Record<string, string>> = {
  active: 'good',
  enabled: 'good',
  done: 'good',
  delivered: 'good',
  succeeded: 'good',
  ready: 'good',
  connected: 'good',
  archived: 'calm',
  paused: 'calm',
  cancelled: 'calm',
  disabled: 'bad',
  failed: 'bad',
  error: 'bad',
  revoked: 'bad',
  urgent: 'bad',
  in_progress: 'busy',
  pending: 'busy',
  running: 'busy',
  high: 'busy',
  delivering: 'busy',
};

/** A state in one word. The tone adds no information. */
export const Badge = ({ value }: { value: string }) => <span className={`badge ${tones[value] ?? ''}`}>{value.replaceAll('_', ' ')}</span>;

const toneOf = (code: number): string => {
  if (code >= 500) return 'bad';
  return code >= 400 ? 'busy' : 'good';
};

/** An HTTP status. */
export const Status = ({ code }: { code: number }) => {
  const tone = toneOf(code);
  return <span className={`badge ${tone}`}>{code}</span>;
};

/** Contract text in which backticks mark code. */
export const Prose = ({ text }: { text: string }) => {
  let at = 0;
  return text.split('`').map((piece, index) => {
    at += piece.length + 1;
    return index % 2 === 1 ? <code key={at}>{piece}</code> : piece;
  });
};

/** Copies a text, and confirms it. */
export const Copy = ({ text, label = 'Copy' }: { text: string; label?: string }) => {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" className="small" onClick={() => void copy()}>
      {isCopied ? 'Copied' : label}
    </button>
  );
};

/** A scrollable part of the page that can be reached by keyboard. */
export const Scroller = ({
  label,
  children,
  className,
  ref,
}: {
  label: string;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section ref={ref} className={className} tabIndex={0} aria-label={label}>
    {children}
  </section>
);

/** A long or nested value, as JSON. */
export const Json = ({ value, label }: { value: unknown; label: string }) => (
  <Scroller label={label} className="json">
    <pre>
      <code>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</code>
    </pre>
  </Scroller>
);

/** A placeholder while something loads. */
export const Loading = ({ what = 'Loading' }: { what?: string }) => (
  <div className="loading" role="status">
    <span className="bars" aria-hidden="true" />
    {what}…
  </div>
);

/** The placeholder of an empty list. */
export const Empty = ({ title, children, isPage = false }: { title: string; children?: ReactNode; isPage?: boolean }) => (
  <div className="empty">
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d="M6 6h20l-5 9 6 7-7 8 4 12H6z" />
      <path d="M31 6h11v36H29l-4-11 7-9-6-8z" className="missing" />
    </svg>
    {isPage ? (
      <h1>{title}</h1>
    ) : (
      <p>
        <strong>{title}</strong>
      </p>
    )}
    {children}
  </div>
);

/** The page title for tabs and history. */
export const useTitle = (...parts: (string | undefined)[]): void => {
  const title = titleOf(...parts);
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/** The content of a missing page. */
export const NoPage = ({ title, children }: { title: string; children?: ReactNode }) => {
  useTitle(title);
  return (
    <Empty title={title} isPage>
      {children}
    </Empty>
  );
};

/** What stands where something could not be loaded, with a way to try again. */
export const Failed = ({ error, retry }: { error: unknown; retry?: () => unknown }) => (
  <div className="failed" role="alert">
    <p>
      <strong>This could not be loaded.</strong> {messageOf(error)}
    </p>
    {requestIdOf(error) && <code>Request {requestIdOf(error)}</code>}
    {retry && (
      <p>
        <button type="button" onClick={() => void retry()}>
          Try again
        </button>
      </p>
    )}
  </div>
);

interface PageTopProps {
  title: string;
  /** The name of the page, if its heading differs. */
  name?: string;
  /** The kind of thing, if the name does not say it. */
  kind?: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The top of a page: its name, a sentence, and actions. */
export const PageTop = ({ title, name = title, kind, children, actions }: PageTopProps) => {
  useTitle(name, kind);
  return (
    <header className="page-top">
      <div>
        <h1>{title}</h1>
        {children}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </header>
  );
};
