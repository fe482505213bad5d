/** What the contract says and no document can be made of, with its place: `generate` names the file and the line. */
export class ContractFault extends Error {
  override name = 'ContractFault';
  /** The words of the place's JSON pointer in the document. */
  readonly words: readonly string[];

  constructor(message: string, words: readonly string[]) {
    super(message);
    this.words = words;
  }
}
