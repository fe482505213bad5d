/** A refusal, as a sentence. */
export class Refusal extends Error {}
