import { useEffect, useId, useRef, useState } from 'react';
import { usePaletteSearch } from './palette-search.ts';

const hintFor = (isSearching: boolean, count: number): string => {
  if (isSearching) return 'Searching records…';
  return count === 0 ? 'No results' : '↑ ↓ to select, Enter to open, Esc to close';
};

/** Finds any page, record and action. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { found, isSearching } = usePaletteSearch(text, onClose);
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  useEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    return () => shown.close();
  }, []);
  const current = Math.min(chosen, found.length - 1);

  const pressed = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((current + step + found.length) % Math.max(found.length, 1));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      found[current]?.run();
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Search and go to"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <input
        autoFocus
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={found[current] ? `${list}-${current}` : undefined}
        aria-label="Search pages, records and actions"
        placeholder="A page, a record, an id, an action"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={pressed}
      />
      <div id={list} className="found" role="listbox" aria-label="Search results">
        {found.map(({ key, title, kind, run }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
          <div
            key={key}
            id={`${list}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === current}
            onClick={run}
            onMouseMove={() => setChosen(at)}
            ref={at === current ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
          >
            {title}
            <small>{kind}</small>
          </div>
        ))}
      </div>
      <p className="hint" role="status">
        {hintFor(isSearching, found.length)}
      </p>
    </dialog>
  );
};
