import { randomBytes } from 'node:crypto';
import { createArchive } from '../../api/engines/archive/index.ts';
import { packed } from '../support/package.ts';
import { testEngine } from './conformance.ts';

const caps = { maxEntries: 20_000, maxBytes: 2_000_000_000, maxRatio: 200, ratioFromBytes: 100_000_000 };

testEngine('archive', {
  create: (processes, folder) => createArchive({ processes, folder, timeoutMs: 60_000, caps }),
  createMissing: null,
  cases: [
    {
      operation: 'create',
      options: {},
      format: 'bin',
      file: () => Buffer.from('A short letter.'),
      result: 'zip',
      corrupt: null,
    },
    {
      operation: 'extract',
      options: { flatten: false },
      format: 'zip',
      file: () => packed({ 'letter.txt': 'A short letter.' }),
      result: 'zip',
      corrupt: { file: async () => (await packed({ 'a.txt': 'a' })).subarray(0, 60), code: 'damaged-file' },
    },
  ],
  slow: {
    operation: 'create',
    options: {},
    format: 'bin',
    file: () => Buffer.alloc(200_000_000, randomBytes(40_000).toString('hex')),
  },
});
