import { type FormatId, formatOf, formatOfExtension } from '../formats.ts';
import type { EngineName } from '../operations.ts';
import { type ProblemCode, problemCodes } from '../problems.ts';
import type { Tool } from '../tool/tool.ts';

/** What can go wrong with any request to any tool. */
const everywhere = [
  'missing-file',
  'file-too-large',
  'too-many-files',
  'invalid-field',
  'invalid-request',
  'idempotency-key-reused',
  'upload-too-slow',
  'too-complex',
  'conversion-failed',
  'conversion-timeout',
  'engine-unavailable',
  'busy',
  'rate-limited',
  'internal',
] as const satisfies readonly ProblemCode[];

/** What else can go wrong in any operation of an engine. */
const ofEngine: Readonly<Record<EngineName, readonly ProblemCode[]>> = {
  libreoffice: ['damaged-file', 'content-lost'],
  chromium: [],
  markdown: [],
  'text-layout': ['content-lost'],
  pdf: ['damaged-file'],
  image: ['damaged-file'],
  'office-package': ['damaged-file'],
  archive: ['content-lost'],
  csv: [],
};

/** What else can go wrong in a single operation, by `engine.operation`. */
const ofOperation: Readonly<Record<string, readonly ProblemCode[]>> = {
  'pdf.compress': ['signed-document'],
  'pdf.extract-text': ['nothing-recognised'],
  'pdf.merge': ['content-lost'],
  'archive.extract': ['damaged-file'],
};

/** The tables above, for the tests that compare them with the sources. */
export const problemSources = { everywhere, ofEngine, ofOperation } as const;

const isProtectable = (format: FormatId | undefined) =>
  format !== undefined &&
  (format === 'pdf' || format === 'zip' || /^(opc|odf|cfb)$/.test(formatOf(format).signature.kind));

/** What can go wrong because of the files and fields that a tool takes. */
function ofInput({ input: { accept, minFiles }, fields }: Tool): readonly ProblemCode[] {
  const ofCount: ProblemCode[] = minFiles > 1 ? ['too-few-files'] : [];
  if (accept === 'any') return ofCount;
  const hasPassword = Object.values(fields).some(({ type }) => type === 'password');
  return [
    ...ofCount,
    'empty-file',
    'unsupported-file-type',
    ...(accept.map(formatOfExtension).some(isProtectable) ? (['password-protected'] as const) : []),
    ...(hasPassword ? (['wrong-password'] as const) : []),
  ];
}

/** The problems that a tool's endpoint can answer with, in the order of the catalogue. */
export function problemsOfTool(tool: Tool): readonly ProblemCode[] {
  const found = new Set<ProblemCode>([
    ...everywhere,
    ...ofInput(tool),
    ...tool.conversion.flatMap(({ engine, operation }) => [
      ...ofEngine[engine],
      ...(ofOperation[`${engine}.${operation}`] ?? []),
    ]),
  ]);
  return problemCodes.filter((code) => found.has(code));
}
