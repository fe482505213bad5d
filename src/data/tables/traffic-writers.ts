/** A process that writes its request figures in numbered batches. */
export interface TrafficWritersTable {
  id: string;
  /** The last written batch. */
  batch: number;
  written_at: string;
}
