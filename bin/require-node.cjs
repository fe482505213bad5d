'use strict';
// In words that every Node understands: an older one would only say that it does not know the ending .ts.
const wanted = [24, 15];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(
    `Tessera needs Node ${wanted.join('.')} or later, and this is Node ${process.versions.node} (${process.execPath}).\n` +
      'On Linux and Windows `npm ci` brings one, and `npm start` and `npx tessera` use it. On macOS, and without optional packages, install Node 24: https://nodejs.org.',
  );
  process.exit(1);
}
