import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FileName } from '../../../web/files/file-name.tsx';

const drawn = (name: string) => {
  const [, start, end] =
    /data-start="(.*?)" data-end="(.*?)"/.exec(renderToStaticMarkup(<FileName name={name} />)) ?? [];
  return [start, end];
};

it('draws the end of a long name by itself, so that it stays in sight', () => {
  expect(drawn('minutes of the meeting.docx')).toEqual(['minutes of the ', 'meeting.docx']);
  expect(drawn('short.docx')).toEqual(['short.docx', '']);
});

it('leaves letters of Arabic joined where the name is cut', () => {
  expect(drawn('تقرير - نسخة نهائية.pdf')).toEqual(['تقرير - نسخ\u200d', '\u200dة نهائية.pdf']);
  expect(drawn('تقرير السنة - نهائية.pdf')).toEqual(['تقرير السنة ', '- نهائية.pdf']);
});

it('follows the direction of its own letters', () => {
  expect(renderToStaticMarkup(<FileName name="a.pdf" />)).toContain('<bdi dir="auto"');
});
