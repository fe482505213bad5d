import { useEffect } from 'react';
import { hold, type Loss } from '../data/losses.ts';

/** While there is something to lose, nobody leaves the page without being asked. */
export const useHold = (loss: Loss | undefined): void => useEffect(() => loss && hold(loss), [loss]);
