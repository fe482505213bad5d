// The entry of the built server: the command line, with stack traces that name the sources.
import { runAsBuilt } from './build-state.ts';
import './main.ts';
import { showSourcePositions } from './source-positions.ts';

runAsBuilt();
showSourcePositions();
