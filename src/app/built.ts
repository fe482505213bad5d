// The entry point of the built server: the command line, with stack traces that name the sources.
import './main.ts';
import { showSourcePositions } from './source-positions.ts';

showSourcePositions();
