/** A contract from which no document can be made, with the place of the fault: `generate` names file and line. */
export class ContractFault extends Error {
  override name = 'ContractFault';
  /** The path of the place in the document, as the segments of a JSON pointer. */
  readonly words: readonly string[];

  constructor(message: string, words: readonly string[]) {
    super(message);
    this.words = words;
  }
}
