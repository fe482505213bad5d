import { ContractFault } from '../documents/contract-fault.ts';
import type { Document } from '../documents/document.ts';
import { pointerOf } from './places.ts';
import { sourceMap } from './source-map.ts';

/** Makes something of a contract. @throws with file and line of the fault in the contract */
export const atItsPlace = <Made>(name: string, contract: Document, make: () => Made): Made => {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof ContractFault)) throw error;
    const { file, line } = sourceMap(name).placeOf({ ...contract }, { pointer: pointerOf(error.words) });
    throw new Error(`${file}:${line}: ${error.message}`);
  }
};
