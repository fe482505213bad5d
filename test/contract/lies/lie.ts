/** What a lie is about. */
export type Subject = 'handler' | 'event' | 'frame' | 'header' | 'cost' | 'webhook' | 'policy';

/** Something that the server does and its contract does not say, or the other way round. */
export interface Lie {
  of: Subject;
  what: string;
}
