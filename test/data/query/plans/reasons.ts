// Why it is well that no index serves a filter.

export const commonValues = 'It has a few values, all of them common: a page is full after a few records.';

export const wholeIds = 'Ids and checksums are compared as a whole, which an index serves; parts of them are searched for by hand.';
