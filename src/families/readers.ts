import { audienceAt } from './events/audience.ts';
import { families } from './index.ts';

/** Who may read events, as the families decide it. */
export const eventAudience = audienceAt(families.readers);
