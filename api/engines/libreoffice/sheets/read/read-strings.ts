import { boundList, scanXml } from '../../../../formats/scan-xml.ts';
import { measureText, type TextMeasure } from '../plan/text-width.ts';

const maxStrings = 4_000_000;

/**
 * Measures the shared strings (xl/sharedStrings.xml) without keeping their text. Returns the size of a string by its
 * index. Throws as `scanXml` does.
 */
export async function readStrings(source: AsyncIterable<Buffer>): Promise<(index: number) => TextMeasure | undefined> {
  // Three numbers a string take a fraction of the memory of objects: a workbook may have millions.
  const numbers: number[] = [];
  let text = '';
  let reading = false;
  let phonetic = false;
  const add = (whole: string) => {
    const { longest, total, breaks } = measureText(whole);
    numbers.push(longest, total, breaks);
    boundList(numbers.length / 3, maxStrings);
  };
  await scanXml(source, {
    open({ name }) {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') reading = !phonetic;
    },
    close(name) {
      if (name === 'si') add(text);
      else if (name === 'rPh') phonetic = false;
      else if (name === 't') reading = false;
    },
    text(part) {
      if (reading) text += part;
    },
  });
  return (index) => {
    const longest = numbers[index * 3];
    return longest === undefined
      ? undefined
      : { longest, total: numbers[index * 3 + 1] ?? 0, breaks: numbers[index * 3 + 2] ?? 0 };
  };
}
