import type { FormatId } from '../formats.ts';
import { limits } from '../limits.ts';
import type { Fields } from './fields.ts';
import type { Behaviour, ButtonTexts, Extension, Failure, Family, Filename, Output, Tool, ToolEntry } from './tool.ts';

/** The completion text after which a converter page clears itself. */
const conversionComplete = '✅ Conversion complete!';

interface FamilyDefaults {
  readonly endpoint: (entry: ToolEntry) => Tool['endpoint'];
  readonly filename: Filename;
  readonly button: ButtonTexts;
  readonly done: string;
  readonly failed: Failure;
  readonly emptyAs: Behaviour['emptyAs'];
}

const converterEndpoint = ({ id }: ToolEntry) => `/api/convert-${id}` as const;
const compressorEndpoint = ({ input: { accept } }: ToolEntry) =>
  `/api/compress-${accept === 'any' ? accept : accept[0]}` as const;

const familyDefaults: Readonly<Record<Family, FamilyDefaults>> = {
  converter: {
    endpoint: converterEndpoint,
    filename: '{name}.{format}',
    button: { initial: 'Upload', ready: 'Convert', busy: 'Converting...' },
    done: conversionComplete,
    failed: { alert: 'Conversion failed', status: null },
    emptyAs: 'alert',
  },
  compressor: {
    endpoint: compressorEndpoint,
    filename: '{name}_compressed.{format}',
    button: { initial: 'Compress', ready: 'Compress', busy: 'Compressing...' },
    done: '✅ Compressed: {before} → {after} ({n}% smaller)',
    failed: { alert: null, status: '❌ Compression failed' },
    emptyAs: 'disabled',
  },
  utility: {
    endpoint: converterEndpoint,
    filename: '{name}.{format}',
    button: { initial: 'Start', ready: 'Start', busy: 'Working...' },
    done: '✅ Done',
    failed: { alert: 'Conversion failed', status: null },
    emptyAs: 'alert',
  },
};

/** Formats whose files can need a password to be opened. */
const encryptable: ReadonlySet<string> = new Set<Extension>(['pdf', 'docx', 'pptx', 'xlsx', 'odt', 'odp']);

/** The password of a protected document. The name is that of the option of the operations that open them. */
const openingPassword: Fields = {
  password: {
    type: 'password',
    label: 'Password',
    hint: 'Opens a protected file. It is used once and not kept.',
    maxLength: 200,
    onDemand: true,
  },
};

const archives = ['7z', 'zst'] as const;

/** The fields that a tool has without declaring them. */
function usualFields({ input: { accept } }: ToolEntry): Fields {
  return accept !== 'any' && accept.some((extension) => encryptable.has(extension)) ? openingPassword : {};
}

/** The archive that a field offers: a choice of it, or a box to tick. */
function wrapOf(fields: Fields): Output['wrap'] {
  for (const [field, control] of Object.entries(fields)) {
    if (control.type === 'checkbox' && field === 'export7z') return { field, when: { true: '7z' } };
    if (control.type !== 'radio') continue;
    const offered = archives.filter((archive) => control.options.some(({ value }) => value === archive));
    if (offered.length > 0) return { field, when: Object.fromEntries(offered.map((archive) => [archive, archive])) };
  }
  return null;
}

/** The format of the result while every field has its default. */
function formatByDefault({ output: { format }, fields = {} }: ToolEntry): Output['formatByDefault'] {
  if (typeof format === 'string') return format;
  const field = fields[format.field];
  return field?.type === 'radio' ? (field.default as FormatId) : null;
}

/** The tool that an entry would be without its overrides. */
export function defaultsFor(
  entry: ToolEntry,
): Omit<Tool, 'id' | 'family' | 'title' | 'description' | 'keywords' | 'conversion'> {
  const family = familyDefaults[entry.family];
  const done = entry.messages.done ?? family.done;
  const maxFiles = entry.input.maxFiles ?? 1;
  return {
    path: `/${entry.id}`,
    endpoint: family.endpoint(entry),
    input: {
      accept: entry.input.accept,
      minFiles: 1,
      maxFiles: 1,
      several: maxFiles === 1 ? 'apart' : 'together',
      maxBytes: limits.maxBytes,
      field: maxFiles === 1 ? 'file' : 'files',
      dropCheck: 'case-insensitive',
      onReject: 'alert',
      duplicates: 'keep',
      list: [],
      folders: false,
      preview: 'none',
    },
    fields: usualFields(entry),
    output: {
      format: entry.output.format,
      formatByDefault: formatByDefault(entry),
      wrap: wrapOf(entry.fields ?? {}),
      filename: family.filename,
      joinedFilename: null,
    },
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

/** Fills in an entry's defaults. No other module knows a default. */
export function resolve(entry: ToolEntry): Tool {
  const defaults = defaultsFor(entry);
  return {
    ...defaults,
    ...entry,
    input: { ...defaults.input, ...entry.input },
    fields: { ...entry.fields, ...defaults.fields },
    output: { ...defaults.output, ...entry.output },
    messages: { ...defaults.messages, ...entry.messages },
    behaviour: { ...defaults.behaviour, ...entry.behaviour },
  };
}
