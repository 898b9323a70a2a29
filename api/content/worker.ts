import { createNestedProcesses } from '../jail/nested.ts';
import { identify } from '../sniff/identify.ts';
import { serveOperations } from '../workers/serve-operations.ts';
import { createContentEngines } from './content-engines.ts';
import type { ContentSettings } from './content-settings.ts';

// A jailed worker process: identifies uploads, or performs one step of a conversion per request. Started as `worker
// SETTINGS JOB_FOLDER`.

const [settings = '{}', jobFolder = ''] = process.argv.slice(2);
let cores = 1;
const engines = createContentEngines(
  JSON.parse(settings) as ContentSettings,
  createNestedProcesses(),
  jobFolder,
  () => cores,
);
await serveOperations('', jobFolder, {
  engines,
  identify,
  begin: (request) => {
    cores = request.cores;
  },
});
// Its stdin is closed; an abandoned task would otherwise keep the process alive.
process.exit(0);
