import { boundList, scanXml } from '../../../../formats/xml/scan-xml.ts';
import { limits } from '../../limits.ts';
import { measureText, type TextMeasure } from '../plan/text-width.ts';
import { unescapedText } from './escaped-text.ts';

const { maxStrings } = limits.sheets;

/** Reads the shared strings (xl/sharedStrings.xml) one by one, without phonetic guides. Throws as `scanXml` does. */
export async function eachString(source: AsyncIterable<Buffer>, take: (text: string) => void): Promise<void> {
  let strings = 0;
  let text = '';
  let reading = false;
  let phonetic = false;
  await scanXml(source, {
    open({ name }) {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') reading = !phonetic;
    },
    close(name) {
      if (name === 'rPh') phonetic = false;
      else if (name === 't') reading = false;
      if (name !== 'si') return;
      take(unescapedText(text));
      strings++;
      boundList(strings, maxStrings);
    },
    text(part) {
      if (reading) text += part;
    },
  });
}

/**
 * Measures the shared strings without keeping their text. Returns the size of a string by its index. Throws as
 * `scanXml` does.
 */
export async function readStrings(source: AsyncIterable<Buffer>): Promise<(index: number) => TextMeasure | undefined> {
  // Three numbers a string take a fraction of the memory of objects: a workbook may have millions.
  const numbers: number[] = [];
  await eachString(source, (text) => {
    const { longest, total, breaks } = measureText(text);
    numbers.push(longest, total, breaks);
  });
  return (index) => {
    const longest = numbers[index * 3];
    return longest === undefined
      ? undefined
      : { longest, total: numbers[index * 3 + 1] ?? 0, breaks: numbers[index * 3 + 2] ?? 0 };
  };
}
