import { transformAsync } from '@babel/core';
import type { Plugin, UserConfig } from 'vite';

/** Puts what `relay-compiler` has written in the place of the documents. */
const relay: Plugin = {
  name: 'relay',
  transform: async (code, filename) => {
    if (!code.includes('graphql`') || filename.includes('node_modules')) return undefined;
    const plugins = [[import.meta.resolve('babel-plugin-relay'), { eagerEsModules: true }]];
    const result = await transformAsync(code, { filename, plugins, configFile: false, sourceMaps: true });
    return { code: result!.code!, map: result!.map };
  },
};

export default { plugins: [relay] } satisfies UserConfig;
