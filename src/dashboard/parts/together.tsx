import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Loading } from './basics.tsx';

/** How long the parts of a page wait for the slowest one, in milliseconds. */
const patience = 2000;

/** Number of pending queries. */
const useUnanswered = (): number => useIsFetching({ predicate: ({ state }) => state.data === undefined && state.error === null });

/** Parts of a page that load together appear together, so that none shifts the others. */
export const Together = ({ children }: { children: ReactNode }) => {
  const unanswered = useUnanswered();
  const [isMounted, setMounted] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    setMounted(true);
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isMounted || unanswered > 0) return;
    // Two frames later, the last answer has been laid out.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setShown(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [isMounted, unanswered]);
  return (
    <div className={isShown ? 'together' : 'together arriving'} aria-busy={!isShown}>
      {!isShown && <Loading />}
      <div className="parts">{children}</div>
    </div>
  );
};
