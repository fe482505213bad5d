'use strict';
// npm runs this after an installation, and before `npx` runs the command of this folder. A clone is built then; a package is built already.
const { execSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const folder = join(__dirname, '..');

if (existsSync(join(folder, 'build'))) execSync('npm run -s build', { cwd: folder, stdio: 'inherit' });
