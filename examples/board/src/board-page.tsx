import { useEffect, useState } from 'react';
import { BoardView } from './board-view.tsx';
import { type Board, openBoard } from './model/board.ts';
import type { Session } from './model/session.ts';

interface Props {
  session: Session;
  onLeave: () => void;
}

/** The project that the address names, so that a link leads to its board; otherwise the first one. */
const projectIn = ({ projects }: Session): string => projects.find(({ id }) => `#${id}` === location.hash)?.id ?? projects[0]!.id;

/** Opens the board of the chosen project while it is shown. */
export const BoardPage = ({ session, onLeave }: Props) => {
  const [projectId, setProjectId] = useState(() => projectIn(session));
  const [board, setBoard] = useState<Board>();

  useEffect(() => {
    const opened = openBoard(session, projectId);
    setBoard(opened);
    return opened.close;
  }, [session, projectId]);

  const choose = (id: string) => {
    location.hash = id;
    setProjectId(id);
  };

  return (
    <>
      <header>
        <img src="/icon.svg" alt="" width="32" height="32" />
        <h1>Board</h1>
        <select aria-label="Project" value={projectId} onChange={({ target }) => choose(target.value)}>
          {session.projects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" className="quiet" onClick={onLeave}>
          Leave
        </button>
      </header>
      {board && <BoardView board={board} people={session.people} />}
    </>
  );
};
