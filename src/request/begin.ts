import { type Door, type Incoming, strictTransport, type Transported, varyByForm } from './incoming.ts';
import type { SoFar } from './states.ts';

/** Every property that the steps add exists from the beginning, because an object that grows is copied again and again. */
type NotYet = Record<Exclude<keyof SoFar, keyof Incoming>, undefined>;

const beginning = (transported: Transported, door: Door): Incoming & NotYet => ({
  ...transported,
  door,
  stamped: transported.strict ? { Vary: varyByForm, ...strictTransport } : { Vary: varyByForm },
  step: undefined,
  held: {},
  route: undefined,
  version: undefined,
  name: undefined,
  facts: undefined,
  operation: undefined,
  params: undefined,
  credential: undefined,
  scheme: undefined,
  caller: undefined,
  uncount: undefined,
  originAllowed: undefined,
  permitted: undefined,
  difference: undefined,
  body: undefined,
  numbers: undefined,
  upload: undefined,
  read: undefined,
  expansions: undefined,
  list: undefined,
  ifMatch: undefined,
  surcharge: undefined,
  weight: undefined,
  usedInBatch: undefined,
  answer: undefined,
});

/** A request before its first step. */
export const begin = (transported: Transported, door: Door): Incoming => beginning(transported, door);
