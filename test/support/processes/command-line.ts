import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBuilt } from '../../../scripts/build.mjs';

const pathOf = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const loader = pathToFileURL(fileURLToPath(import.meta.resolve('tsx'))).href;

/**
 * What Node is started with to run the project's command line: what is built, where the build is that of the sources,
 * and otherwise the sources, which takes three times as long.
 */
export const commandLine: readonly string[] = isBuilt()
  ? [pathOf('dist/programs/cli/main.js')]
  : ['--import', loader, pathOf('programs/cli/main.ts')];
