import { type Finding, pointerOf } from './places.ts';
import { isJson, type Json, valueIn } from './source-files.ts';

interface CloseCode {
  code: number;
  reason: string;
  reconnect: boolean;
}

/** How the channel is reached, and its rules, as `framesAsOperations` has them. */
interface Channel {
  'x-content-type'?: string;
  'x-limits'?: Record<string, number>;
  'x-close-codes'?: CloseCode[];
  'x-servers'?: Json;
  'x-channels'?: Json;
}

const where = 'channel';

/** Limits that clients want low: the time between pings, by which they know that the server is there. */
const wantedLow: readonly string[] = ['ping_seconds'];

const limitChange = (name: string, before: number | undefined, now: number | undefined): Pick<Finding, 'rule' | 'message'> | undefined => {
  if (before === undefined) return { rule: 'limit-added', message: `\`${name}\` is ${now}; nothing limited it before.` };
  if (now === undefined) return { rule: 'limit-removed', message: `\`${name}\` is gone instead of ${before}.` };
  const isWorse = wantedLow.includes(name) ? now > before : now < before;
  const rule = wantedLow.includes(name) ? 'limit-raised' : 'limit-lowered';
  return isWorse ? { rule, message: `\`${name}\` is ${now} instead of ${before}.` } : undefined;
};

const breaksOfContentType = ({ 'x-content-type': base }: Channel, { 'x-content-type': next }: Channel): Finding[] =>
  base === undefined || base === next
    ? []
    : [
        {
          where,
          rule: 'channel-changed',
          message: `Frames are \`${next ?? 'nothing'}\` instead of \`${base}\`.`,
          pointer: '#/defaultContentType',
        },
      ];

const breaksOfLimits = ({ 'x-limits': base }: Channel, { 'x-limits': next = {} }: Channel): Finding[] => {
  if (base === undefined) return [];
  return Object.keys({ ...base, ...next }).flatMap((name) => {
    const change = limitChange(name, base[name], next[name]);
    return change ? [{ ...change, where, pointer: pointerOf(['x-limits', name]) }] : [];
  });
};

/** What a client does after a closing, in words. */
const advised = (reconnect: boolean): string => (reconnect ? 'connect again' : 'stop');

const breaksOfCloseCodes = (base: Channel, next: Channel): Finding[] =>
  (base['x-close-codes'] ?? []).flatMap(({ code, reason, reconnect }) => {
    const codes = next['x-close-codes'] ?? [];
    const at = codes.findIndex((one) => one.reason === reason);
    const now = codes[at];
    const changed = (key: string[], message: string): Finding[] => [
      { where, rule: 'close-code-changed', message, pointer: pointerOf(['x-close-codes', ...key]) },
    ];
    if (!now) return changed([], `\`${reason}\` is gone; its code was ${code}.`);
    if (now.code !== code) return changed([String(at), 'code'], `\`${reason}\` has the code ${now.code} instead of ${code}.`);
    if (now.reconnect === reconnect) return [];
    return changed(
      [String(at), 'reconnect'],
      `After \`${reason}\`, clients now ${advised(now.reconnect)} instead of ${advised(reconnect)}.`,
    );
  });

/** The parts of a server, and of a channel, that a connection needs. */
const serverParts = [['host'], ['pathname'], ['protocol']];
const channelParts = [['address'], ['bindings', 'ws', 'method']];

const breaksOfPlaces = (section: string, rule: string, parts: string[][], base: Json = {}, next: Json = {}): Finding[] =>
  Object.entries(base).flatMap(([name, before]): Finding[] => {
    const now = next[name];
    if (!isJson(now)) {
      const message = `\`${name}\` was removed.`;
      return [{ where, rule, message, pointer: pointerOf([section, name]), gone: true }];
    }
    return parts.flatMap((words) => {
      const [was, is] = [valueIn(before, words), valueIn(now, words)];
      if (was === is) return [];
      const message = `\`${words.at(-1)}\` of \`${name}\` is ${is ?? 'gone'} instead of ${was ?? 'nothing'}.`;
      return [{ where, rule: `${section.slice(0, -1)}-changed`, message, pointer: pointerOf([section, name, ...words]) }];
    });
  });

/** What clients of the channel lose beside its frames: what these are written in, where and how they connect, limits, and what to do after a closing. */
export const channelFindings = (base: Channel, next: Channel): Finding[] => [
  ...breaksOfContentType(base, next),
  ...breaksOfLimits(base, next),
  ...breaksOfCloseCodes(base, next),
  ...breaksOfPlaces('servers', 'server-removed', serverParts, base['x-servers'], next['x-servers']),
  ...breaksOfPlaces('channels', 'channel-removed', channelParts, base['x-channels'], next['x-channels']),
];
