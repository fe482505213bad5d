import { registerHooks } from 'node:module';

// Loaded before Tessera: the same server but for one module, so that nothing of it has to know of a bench.
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    const isAuthenticate = found.url.endsWith('/src/identity/authenticate.ts');
    return isAuthenticate ? { ...found, url: new URL('open-identity.ts', import.meta.url).href } : found;
  },
});
