import { families } from '#families/index';
import { audienceAt } from '../../built-in/events/audience.ts';

/** Who may read events, as the families decide it. */
export const eventAudience = audienceAt(families.readers);
