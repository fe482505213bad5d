import type { ComponentType } from 'react';
import type { PartProps, RecordProps } from './data/collection.ts';

/** The components of a view. They stand apart so that the types of collections can be read without those of React. */
declare module './data/collection.ts' {
  interface Shown<Field extends string = string, Verb extends string = string> {
    /** A button at the top of its page, such as one that creates records without a form, and what the command palette calls it. */
    Maker?: { title: string; Button: ComponentType<{ opensAtOnce: boolean }> };
    /** What the page of a record shows below its fields. */
    Details?: ComponentType<RecordProps>;
    /** What shows the records on the page of the record that they belong to, instead of a table. */
    Part?: ComponentType<PartProps>;
  }
}
