import { type DocumentContent, plain } from './read/document-content.ts';

/** RTF is ASCII: a character beyond it is its UTF-16 units as \uN with a fallback (RTF 1.9.1, "Unicode RTF"). */
const encoded = (text: string): string =>
  text
    .replace(/[\\{}]/g, (character) => `\\${character}`)
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${(unit.charCodeAt(0) << 16) >> 16}?`);

function table(rows: readonly (readonly string[])[]): string[] {
  return rows.map((row) => {
    const edges = row.map((_, index) => `\\cellx${(index + 1) * 2400}`).join('');
    return `\\trowd${edges}\\intbl ${row.map((text) => `${encoded(text)}\\cell `).join('')}\\row\\pard`;
  });
}

/** A Rich Text document. Pictures, changes and macros are not written. */
export function rtf(content: DocumentContent = plain): Promise<Buffer> {
  const { fonts = [], footnote, comment, header, footer } = content;
  const fontTable = ['Liberation Serif', ...fonts].map((font, index) => `{\\f${index}\\fnil ${encoded(font)};}`);
  const blocks = [
    header && `{\\header ${encoded(header)}\\par}`,
    footer && `{\\footer ${encoded(footer)}\\par}`,
    ...(content.headings ?? []).map((text) => `{\\b\\fs32 ${encoded(text)}\\par}`),
    ...(content.paragraphs ?? []).map((text) => `{\\f0 ${encoded(text)}\\par}`),
    ...fonts.map((font, index) => `{\\f${index + 1} ${encoded(font)}\\par}`),
    ...table(content.table ?? []),
    footnote && `Noted{\\super\\chftn}{\\footnote{\\super\\chftn} ${encoded(footnote)}}\\par`,
    comment && `Remarked{\\*\\atnid A}{\\*\\atnauthor A. Writer}\\chatn{\\*\\annotation ${encoded(comment)}}\\par`,
  ];
  const text = blocks.filter(Boolean).join('\n');
  return Promise.resolve(Buffer.from(`{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl${fontTable.join('')}}\n${text}\n}`));
}
