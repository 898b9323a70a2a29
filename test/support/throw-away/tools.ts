/** What a maintainer writes for a tool: its entry in catalog/tools.ts and the facts of its text. */
export interface ThrowAwayTool {
  readonly id: string;
  readonly family: 'converter' | 'compressor' | 'utility';
  readonly title: string;
  readonly extension: string;
  readonly button: string;
  /** The entry's source, after its id, family and title. */
  readonly entry: string;
}

/** A tool of each kind that a maintainer adds; none of them is published. */
export const throwAwayTools: readonly ThrowAwayTool[] = [
  {
    id: 'odp-to-pdf',
    family: 'converter',
    title: 'ODP to PDF',
    extension: 'odp',
    button: 'Convert',
    entry: `
    description: 'Turn an OpenDocument presentation into a PDF with one page for each of its slides.',
    keywords: ['odp to pdf'],
    input: { accept: ['odp'] },
    conversion: [{ engine: 'libreoffice', operation: 'export', options: { format: 'pdf' } }],
    output: { format: 'pdf' },
    messages: { empty: 'Please select an ODP file' },`,
  },
  {
    id: 'bmp-to-webp',
    family: 'compressor',
    title: 'BMP to WebP',
    extension: 'bmp',
    button: 'Compress',
    entry: `
    description: 'Turn a BMP into a WebP of a few percent of its size, at a quality that you choose.',
    keywords: ['bmp to webp'],
    endpoint: '/api/compress-bmp-to-webp',
    input: { accept: ['bmp'] },
    fields: { quality: { type: 'range', label: 'Sharpness', min: 20, max: 90, step: 10, default: 50 } },
    conversion: [{ engine: 'image', operation: 'compress-bmp', options: { format: 'webp', export7z: false } }],
    output: { format: 'webp' },
    messages: { empty: null },`,
  },
  {
    id: 'reverse-csv',
    family: 'utility',
    title: 'Reverse CSV',
    extension: 'csv',
    button: 'Reverse',
    entry: `
    description: 'Turn a CSV upside down: its last row comes first, and its heading can stay at the top.',
    keywords: ['reverse csv'],
    input: { accept: ['csv'] },
    fields: { keepHeading: { type: 'checkbox', label: 'Keep the heading on top', default: true } },
    conversion: [{ engine: 'csv', operation: 'reverse' }],
    output: { format: 'csv' },
    messages: {
      button: { initial: 'Reverse', ready: 'Reverse', busy: 'Reversing...' },
      empty: 'Please upload a CSV file.',
    },`,
  },
];

/** The source of a tool's entry. */
export const entrySource = ({ id, family, title, entry }: ThrowAwayTool): string =>
  `  {\n    id: '${id}',\n    family: '${family}',\n    title: '${title}',${entry}\n  },\n`;

/** The source of a tool's text: unique sentences, and the claims that every page makes. */
export function copySource({ title, extension, button }: ThrowAwayTool): string {
  let count = 0;
  const sentence = () => `Sentence ${++count} about ${title} says one more plain thing that no other page says.`;
  const sentences = (number: number) => Array.from({ length: number }, sentence).join(' ');
  const named = (name: string, text: string) => ({ name, text });
  const copy = {
    howTo: {
      heading: `How ${title} works`,
      steps: [
        named('Add a file', `${title} takes .${extension} up to {limit}.`),
        named(`Press ${button}`, sentence()),
        named('Save the result', sentence()),
      ],
    },
    why: {
      heading: `Why ${title}`,
      reasons: [
        named('Free', `${title} is free, as often as you like.`),
        named('No sign-up', `${title} needs no account.`),
        named('No watermark', `${title} adds no watermark.`),
        named('Private', `${title} sends your file over HTTPS, and it is deleted afterwards.`),
      ],
    },
    formats: { heading: `The format of ${title}`, paragraphs: [sentence()] },
    article: {
      heading: `More about ${title}`,
      sections: ['First', 'Second', 'Third'].map((place) => ({
        heading: `${place} part of ${title}`,
        paragraphs: [sentences(9)],
      })),
    },
    questions: Array.from({ length: 5 }, (_, index) => ({
      question: `What is question ${index + 1} about ${title}?`,
      answer: sentence(),
    })),
    related: ['word-to-pdf', 'merge-pdf', 'pdf-compressor', 'zip-extractor'],
    tryIt: { heading: `Try ${title}`, text: sentence() },
  };
  return `import type { ToolCopy } from '../tool-copy.ts';\n\nexport const copy = ${JSON.stringify(copy)} as const satisfies ToolCopy;\n`;
}

/** The line of a new operation's schema in catalog/operations.ts. */
export const schemaSource = 'reverse: z.strictObject({ keepHeading: z.boolean() }),';

/** The function of the new operation. */
export const operationSource = `import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Options } from '../../../catalog/operations.ts';
import type { Operation } from '../../engine.ts';

/** Writes the rows of a table in reverse. */
export const reverseRows: Operation<Options<'csv', 'reverse'>> = async ({ inputs: [input], options, workspace }) => {
  const [heading = '', ...rows] = (await readFile(input.path, 'utf8')).trimEnd().split('\\n');
  const lines = options.keepHeading ? [heading, ...rows.reverse()] : [...rows.reverse(), heading];
  const path = join(workspace, 'reversed.csv');
  await writeFile(path, lines.join('\\n'));
  return { path, format: 'csv', bytes: (await stat(path)).size, pages: null, notes: [] };
};
`;

/** The test of the new operation. */
export const operationTestSource = `import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reverseRows } from '../../../../api/engines/csv/reverse-rows.ts';
import { inputFile } from '../../../support/input-file.ts';

it.each([[true, 'a\\n2\\n1'], [false, '2\\n1\\na']])('reverses rows, the heading kept: %j', async (keepHeading, expected) => {
  const workspace = await mkdtemp(join(tmpdir(), 'filewright-test-'));
  const path = join(workspace, 'input.csv');
  await writeFile(path, 'a\\n1\\n2\\n');
  const inputs = [inputFile({ path, format: 'csv', bytes: 6 })] as const;
  const { signal } = new AbortController();
  const made = await reverseRows({ inputs, options: { keepHeading }, workspace, signal });
  expect(await readFile(made.path, 'utf8')).toBe(expected);
  await rm(workspace, { recursive: true });
});
`;
