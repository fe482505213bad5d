import type { Examples } from '../contract/examples.ts';
import type { Inventions } from '../seed/invention.ts';
import type { RecordKind, SceneRecord } from './scene.ts';

/** What the examples are made from. */
export interface ExampleContext {
  example: Examples;
  /** The administrator of the account. */
  adminId: string;
}

/** What an account that is filled has of a family: the records of the contract's examples, and invented ones. */
export interface FamilySeed extends Inventions {
  /** How its examples are stored. */
  kind: RecordKind;
  /** The records of its examples, as a scene has them, so that the requests in the reference work as they are. */
  examples: (context: ExampleContext) => readonly SceneRecord[];
}
