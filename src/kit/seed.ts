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
  /** Whether it invents one record for each undertaking: the size of an account that is filled is counted in those of the first such family. */
  countsSize?: true;
  /** The records of its examples, as a scene has them, so that the requests in the reference work as they are. */
  examples: (context: ExampleContext) => readonly SceneRecord[];
}
