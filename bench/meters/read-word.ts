import { SaxesParser } from 'saxes';
import { partOf } from '../../test/support/office/read/part-of.ts';

/** The content of a Word document, as far as it is compared. */
export interface WordContent {
  readonly paragraphs: readonly string[];
  readonly headings: readonly string[];
  readonly items: readonly string[];
  /** The text of every cell, nested ones with those around them. */
  readonly cells: readonly string[];
}

interface OpenParagraph {
  text: string;
  isHeading: boolean;
  isItem: boolean;
}

/** Reads `word/document.xml` of a file, without the fallbacks of drawings for older readers. */
export async function readWord(path: string): Promise<WordContent> {
  const [paragraphs, headings, items, cells]: string[][] = [[], [], [], []];
  const open: OpenParagraph[] = [];
  const openCells: string[] = [];
  let fallbacks = 0;
  let isText = false;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const current = open.at(-1);
    if (name === 'mc:Fallback') fallbacks++;
    if (fallbacks > 0) return;
    if (name === 'w:p') open.push({ text: '', isHeading: false, isItem: false });
    else if (name === 'w:tc') openCells.push('');
    else if (name === 'w:t') isText = true;
    else if (current === undefined) return;
    else if (name === 'w:pStyle') current.isHeading = /^(heading|title)/i.test(String(attributes['w:val']));
    else if (name === 'w:numId') current.isItem = attributes['w:val'] !== '0';
    else if (name === 'w:tab' || name === 'w:br') current.text += ' ';
  });
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (isText && fallbacks === 0 && current !== undefined) current.text += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'mc:Fallback') fallbacks--;
    else if (fallbacks > 0) return;
    else if (name === 'w:t') isText = false;
    else if (name === 'w:tc') cells?.push((openCells.pop() ?? '').trim());
    else if (name === 'w:p') {
      const { text, isHeading, isItem } = open.pop() as OpenParagraph;
      const plain = text.replace(/\s+/g, ' ').trim();
      if (plain === '') return;
      paragraphs?.push(plain);
      if (isHeading) headings?.push(plain);
      else if (isItem) items?.push(plain);
      openCells.forEach((cell, index) => {
        openCells[index] = `${cell} ${plain}`;
      });
    }
  });
  parser.write(await partOf(path, 'word/document.xml')).close();
  return {
    paragraphs: paragraphs ?? [],
    headings: headings ?? [],
    items: items ?? [],
    cells: (cells ?? []).filter(Boolean),
  };
}
