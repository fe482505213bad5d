/** A process that writes traffic in numbered batches, one after the other. */
export interface TrafficWritersTable {
  id: string;
  /** The last batch that is written. */
  batch: number;
  written_at: string;
}
