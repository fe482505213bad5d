/** The versions of a record that a request applies to: those that `If-Match` allows, without those that `If-None-Match` excludes. */
export type IfMatch = { readonly allowed?: readonly number[]; readonly excluded?: readonly number[] | 'every' } | undefined;
