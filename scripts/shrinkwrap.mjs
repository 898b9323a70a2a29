// `write` puts a copy of package-lock.json where npm packs it, so that an installed package gets the versions that were
// tested; `remove` takes it away again, as npm would read it before package-lock.json.
import { copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fileOf = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const [, , action] = process.argv;
const shrinkwrap = fileOf('npm-shrinkwrap.json');
if (action === 'write') copyFileSync(fileOf('package-lock.json'), shrinkwrap);
else if (action === 'remove') rmSync(shrinkwrap, { force: true });
else throw new Error('Say write or remove.');
