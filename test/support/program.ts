import { fileURLToPath } from 'node:url';

/** The program as people start it in a checkout: it runs the sources. */
export const program = fileURLToPath(new URL('../../bin/tessera.cjs', import.meta.url));

/** A process under test lives for seconds: V8 would use a third of its processor time to optimise the embedded database's WebAssembly. */
export const briefly = ['--liftoff-only'] as const;
