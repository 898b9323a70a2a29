import { boundList, scanXml } from '../../../../formats/scan-xml.ts';
import { measureText, type TextMeasure } from '../plan/text-width.ts';

const maxStrings = 4_000_000;

/**
 * Reads the shared strings (xl/sharedStrings.xml) for the size of each. The texts themselves are not kept. Throws as
 * `scanXml` does.
 */
export async function readStrings(source: AsyncIterable<Buffer>): Promise<(index: number) => TextMeasure | undefined> {
  // A workbook may have millions: plain numbers take a fraction of what objects would.
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
