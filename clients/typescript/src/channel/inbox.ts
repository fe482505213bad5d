/** What has arrived and waits for its one reader. */
export class Inbox<T> {
  readonly #items: T[] = [];
  #reader: ((item: T) => void) | undefined;

  get size(): number {
    return this.#items.length;
  }

  push(item: T): void {
    const reader = this.#reader;
    this.#reader = undefined;
    if (reader) reader(item);
    else this.#items.push(item);
  }

  async next(): Promise<T> {
    if (this.#items.length > 0) return this.#items.shift()!;
    return new Promise((resolve) => {
      this.#reader = resolve;
    });
  }
}
