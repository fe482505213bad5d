import { useRef } from 'react';

interface Choice {
  id: string;
  title: string;
}

interface Props {
  /** What the menu is for: the label of its button. */
  label: string;
  choices: readonly Choice[];
  /** The current choice. */
  current: string;
  onChoose: (id: string) => void;
}

/** A button with a menu for a single choice. Arrow keys move through it; Escape or a click outside closes it. */
export const Menu = ({ label, choices, current, onChoose }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  const open = () => {
    const shown = menu.current!;
    shown.showPopover();
    const { bottom, right, top } = button.current!.getBoundingClientRect();
    const isBelow = bottom + shown.offsetHeight < innerHeight;
    shown.style.top = `${isBelow ? bottom : top - shown.offsetHeight}px`;
    shown.style.left = `${Math.max(0, right - shown.offsetWidth)}px`;
    shown.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  };
  const choose = (id: string) => {
    menu.current!.hidePopover();
    button.current?.focus();
    onChoose(id);
  };
  const pressed = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const items = [...menu.current!.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    items[(at + step + items.length) % items.length]!.focus();
  };

  return (
    <>
      <button ref={button} type="button" className="quiet small more" aria-label={label} aria-haspopup="menu" onClick={open}>
        ⋯
      </button>
      <div ref={menu} popover="auto" className="menu" role="menu" tabIndex={-1} aria-label={label} onKeyDown={pressed}>
        {choices.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="menuitemradio"
            aria-checked={id === current}
            tabIndex={-1}
            className="quiet"
            onClick={() => choose(id)}
          >
            {title}
          </button>
        ))}
      </div>
    </>
  );
};
