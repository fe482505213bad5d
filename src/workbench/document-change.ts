/** What Redocly's comparison says of a change. */
export interface Verdict {
  ruleId: string;
  impact: 'major' | 'minor' | 'patch';
  message: string;
  location: { pointer: string };
}

/** A change of one place; `base` and `revision` have the values of a changed key. */
export interface Change {
  path: string;
  /** The kind of what stands there, such as `Schema` or `RequestBody`. */
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  property?: string;
  base?: { pointer: string; value?: unknown };
  revision?: { pointer: string; value?: unknown };
  verdicts: Verdict[];
}
