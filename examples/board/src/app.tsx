import { useState } from 'react';
import { BoardPage } from './board-page.tsx';
import { ConnectPage } from './connect-page.tsx';
import { forgetAllBut } from './model/kept.ts';
import { type Session, session } from './model/session.ts';

/** The board of somebody who is connected; otherwise a form to connect. */
export const App = () => {
  const [current, setCurrent] = useState(session.read);

  const enter = (next: Session) => {
    session.write(next);
    setCurrent(next);
  };
  const leave = () => {
    // Writes that were not sent wait until the same person comes back.
    forgetAllBut('writes');
    setCurrent(undefined);
  };

  return current ? <BoardPage session={current} onLeave={leave} /> : <ConnectPage onConnected={enter} />;
};
