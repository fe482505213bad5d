// The entry point of the built server: the command line, with stack traces that name the sources.
import { setSourceMapsSupport } from 'node:module';
import './main.ts';

// An installed server is itself in node_modules.
setSourceMapsSupport(true, { nodeModules: true });
