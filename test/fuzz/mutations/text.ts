import { type Mutation, splice } from './mutation.ts';

const pieces: readonly string[] = [
  '"',
  '""",',
  '\0',
  '\r',
  '\ufeff',
  '\u202e',
  '[a](<b>)',
  '![x](file:///etc/passwd)',
  '> ',
  '- ',
  '`',
  '```\n',
  '$$\\frac{',
  '| a |\n|---|\n',
  '[^1]: ',
  '---\na: &a [*a]\n---\n',
  '<iframe src="file:///etc/passwd">',
  '<style>*{position:fixed;width:1e9px}</style>',
  '<script>for(;;);</script>',
  '<table><td>',
  '<svg><use href="#a" id="a"/></svg>',
  ',',
  '\t',
  '=1+1',
  '𝒳',
  'a\u0301',
  '{\\rtf1',
  '{\\*\\pict ',
  '\\bin99999999 ',
];

/** Changes of CSV, Markdown, HTML, RTF and plain text. */
export const textMutations: Readonly<Record<string, Mutation>> = {
  'insert markup': (file, random) => splice(file, random.below(file.length + 1), 0, Buffer.from(random.pick(pieces))),
  'repeat markup': (file, random) => {
    const repeated = random.pick(pieces).repeat(2 + random.below(3000));
    return splice(file, random.below(file.length + 1), 0, Buffer.from(repeated));
  },
  'repeat a line': (file, random) => {
    const lines = file.toString('latin1').split('\n');
    const line = `${random.pick(lines)}\n`.repeat(2 + random.below(3000));
    return Buffer.from(lines.toSpliced(random.below(lines.length), 0, line).join('\n'), 'latin1');
  },
  'one endless line': (file) => Buffer.from(file.toString('latin1').replaceAll('\n', '').repeat(2000), 'latin1'),
  'another encoding': (file) => Buffer.from(`\ufeff${file.toString()}`, 'utf16le'),
  'half an encoding': (file, random) =>
    splice(Buffer.from(file.toString(), 'utf16le'), random.below(file.length + 1), 1),
};
