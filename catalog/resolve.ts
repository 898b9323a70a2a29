import { limits } from './limits.ts';
import type { Behaviour, ButtonTexts, Failure, Family, Tool, ToolEntry } from './tool.ts';

/** The completion text after which a converter page clears itself. */
const conversionComplete = '✅ Conversion complete!';

interface FamilyDefaults {
  readonly button: ButtonTexts;
  readonly done: string;
  readonly failed: Failure;
  readonly emptyAs: Behaviour['emptyAs'];
}

const familyDefaults: Readonly<Record<Family, FamilyDefaults>> = {
  converter: {
    button: { initial: 'Upload', ready: 'Convert', busy: 'Converting...' },
    done: conversionComplete,
    failed: { alert: 'Conversion failed', status: null },
    emptyAs: 'alert',
  },
  compressor: {
    button: { initial: 'Compress', ready: 'Compress', busy: 'Compressing...' },
    done: '✅ Compressed: {before} → {after} ({n}% smaller)',
    failed: { alert: null, status: '❌ Compression failed' },
    emptyAs: 'disabled',
  },
  utility: {
    button: { initial: 'Start', ready: 'Start', busy: 'Working...' },
    done: '✅ Done',
    failed: { alert: 'Conversion failed', status: null },
    emptyAs: 'alert',
  },
};

/** Everything that an entry with these few properties would be without its overrides. */
export function defaultsFor(
  entry: ToolEntry,
): Omit<Tool, 'id' | 'family' | 'title' | 'description' | 'keywords' | 'conversion'> {
  const family = familyDefaults[entry.family];
  const done = entry.messages.done ?? family.done;
  const maxFiles = entry.input.maxFiles ?? 1;
  return {
    path: `/${entry.id}`,
    endpoint: `/api/convert-${entry.id}`,
    input: {
      accept: entry.input.accept,
      minFiles: 1,
      maxFiles: 1,
      maxBytes: limits.maxBytes,
      field: maxFiles === 1 ? 'file' : 'files',
      dropCheck: 'case-insensitive',
      onReject: 'alert',
      duplicates: 'keep',
      list: [],
      folders: false,
      preview: 'none',
    },
    fields: {},
    output: { format: entry.output.format, wrap: null, filename: '{name}.{format}' },
    messages: { button: family.button, empty: entry.messages.empty, done: family.done, failed: family.failed },
    behaviour: {
      emptyAs: family.emptyAs,
      statusAfterDone: 'ready',
      resetAfterMs: entry.family === 'converter' && done === conversionComplete ? 4000 : null,
      newFile: 'resets',
      doneProgress: 90,
    },
    pickers: [],
  };
}

/** Completes an entry. The only place that knows a default; afterwards nothing is optional. */
export function resolve(entry: ToolEntry): Tool {
  const defaults = defaultsFor(entry);
  return {
    ...defaults,
    ...entry,
    input: { ...defaults.input, ...entry.input },
    output: { ...defaults.output, ...entry.output },
    messages: { ...defaults.messages, ...entry.messages },
    behaviour: { ...defaults.behaviour, ...entry.behaviour },
  };
}
