import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { apiUrl } from '../data/client.ts';
import type { Collection } from '../data/collection.ts';
import { collectionOfEvent, pageCollections } from '../data/collections.ts';
import { contract, inSentence } from '../data/contract.ts';
import { PageTop } from '../parts/basics.tsx';

interface Frame {
  key: number;
  way: 'sent' | 'received' | 'note';
  at: Date;
  text: string;
}

/** The examples are about the first family of the navigation. */
const first = pageCollections[0]!;
const eventsOf = ({ family }: Collection): string[] =>
  contract.events.filter((type) => collectionOfEvent(type)?.family === family).slice(0, 3);
const listOf = ({ family, list }: Collection): string | undefined =>
  Object.entries(contract.operations).find(([, operation]) => operation.family === family && operation.name === list)?.[0];

const examples: { name: string; frame: object }[] = [
  { name: 'Follow all events', frame: { id: '1', type: 'subscribe' } },
  { name: `Follow ${inSentence(first.title)}`, frame: { id: '2', type: 'subscribe', events: eventsOf(first) } },
  { name: 'Call an operation', frame: { id: '3', type: 'call', operation: listOf(first), query: { limit: '3' } } },
  { name: 'Ping', frame: { id: '4', type: 'ping' } },
];

const most = 300;

/** A connection to the channel, frame by frame. It is authenticated with the sign-in of this browser. */
export const ConsolePage = () => {
  const socket = useRef<WebSocket>(null);
  const [isOpen, setOpen] = useState(false);
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  const [text, setText] = useState(JSON.stringify(examples[0]!.frame, null, 2));
  const [problem, setProblem] = useState<string>();
  const count = useRef(0);

  const add = (way: Frame['way'], said: string) => {
    count.current += 1;
    const frame = { key: count.current, way, at: new Date(), text: said };
    setFrames((all) => [frame, ...all].slice(0, most));
  };
  const connect = () => {
    const opened = new WebSocket(`${apiUrl.replace(/^http/, 'ws')}/v1/websocket`);
    socket.current = opened;
    opened.onopen = () => {
      setOpen(true);
      add('note', 'Connected.');
      opened.send(JSON.stringify({ id: '0', type: 'authenticate', token: 'of-the-server' }));
    };
    opened.onmessage = ({ data }) => add('received', String(data));
    opened.onclose = ({ code, reason }) => {
      setOpen(false);
      add('note', `Closed: ${code} ${reason}`);
    };
  };
  useEffect(() => () => socket.current?.close(), []);

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    try {
      const frame = JSON.stringify(JSON.parse(text));
      socket.current!.send(frame);
      add('sent', frame);
      setProblem(undefined);
    } catch (error) {
      setProblem(String(error));
    }
  };
  return (
    <>
      <PageTop
        title="WebSocket"
        actions={
          <button type="button" className={isOpen ? '' : 'primary'} onClick={() => (isOpen ? socket.current!.close() : connect())}>
            {isOpen ? 'Disconnect' : 'Connect'}
          </button>
        }
      >
        <p>
          Frames of <code>/v1/websocket</code>, to try. <a href="/docs/channel">Reference</a>
        </p>
      </PageTop>
      <form onSubmit={send}>
        <div className="tools">
          {examples.map(({ name, frame }) => (
            <button key={name} type="button" className="small" onClick={() => setText(JSON.stringify(frame, null, 2))}>
              {name}
            </button>
          ))}
        </div>
        <label htmlFor="frame">Frame</label>
        <textarea
          id="frame"
          className="code"
          rows={6}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-invalid={problem !== undefined || undefined}
        />
        {problem && (
          <p className="wrong" role="alert">
            {problem}
          </p>
        )}
        <p>
          <button type="submit" disabled={!isOpen}>
            Send
          </button>{' '}
          {!isOpen && <span className="soft">Connect first.</span>}
        </p>
      </form>
      <ol className="frames" aria-label="Frames, newest first" aria-live="polite">
        {frames.map(({ key, way, at, text: said }) => (
          <li key={key} className={way}>
            <small>
              {way} at {at.toLocaleTimeString()}
            </small>
            <code>{said}</code>
          </li>
        ))}
      </ol>
    </>
  );
};
