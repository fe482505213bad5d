import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { folderOfValidators } from '../src/contract/validators/cache.ts';
import { compileValidators } from '../src/contract/validators/compile-all.ts';

/** The compiled validators, in place of the module that compiles them where they are missing. */
export const compiledValidators: Plugin = {
  name: 'compiled-validators',
  load: {
    filter: { id: /[\\/]src[\\/]contract[\\/]validators[\\/]compiled\.[jt]s$/ },
    handler: () => {
      const folder = folderOfValidators();
      if (!existsSync(folder)) compileValidators(folder);
      const files = readdirSync(folder);
      const imports = files.map((file, at) => `import module${at} from ${JSON.stringify(join(folder, file))};`);
      const entries = files.map((file, at) => `'${file.replace(/\.cjs$/, '')}': module${at}`);
      return `${imports.join('\n')}\nexport const compiled = { ${entries.join(', ')} };`;
    },
  },
};
