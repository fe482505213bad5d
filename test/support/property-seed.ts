import fc from 'fast-check';

/** Properties are tried on the same cases in every run; another seed tries others, and a failure prints the one that it had. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20260314) });
