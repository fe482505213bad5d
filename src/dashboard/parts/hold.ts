import { useEffect } from 'react';
import { hold, type Loss } from '../data/losses.ts';

/** Asks before the page is left while there is something to lose. */
export const useHold = (loss: Loss | undefined): void => useEffect(() => loss && hold(loss), [loss]);
