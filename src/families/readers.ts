import type { DecidingKind } from '../contract/event-readers.ts';
import { audienceAt } from './events/audience.ts';
import type { PlaceReaders } from './kit/readers.ts';
import { projectReaders } from './projects/service.ts';

/** The families that decide who sees a record, and so who may read the events about what is in it. */
const placeReaders: Readonly<Record<DecidingKind, PlaceReaders>> = { project: projectReaders };

export const eventAudience = audienceAt(placeReaders);
