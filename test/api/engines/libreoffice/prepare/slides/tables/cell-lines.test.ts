import { expect, it } from 'vitest';
import { spaceCellLines } from '../../../../../../../api/engines/libreoffice/prepare/slides/tables/cell-lines.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const usual = [{ size: 1800 }, { size: 1600 }];
const spaced = (content: string) => edited(content, (editor) => spaceCellLines(editor, usual));
const cell = (...paragraphs: readonly string[]) =>
  `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraphs.join('')}</a:txBody><a:tcPr/></a:tc>`;
const points = (hundredths: number) => `<a:lnSpc><a:spcPts val="${hundredths}"/></a:lnSpc>`;
const percent = (value: number) => `<a:lnSpc><a:spcPct val="${value * 1000}"/></a:lnSpc>`;
const run = (size?: number) => `<a:r><a:rPr${size === undefined ? '' : ` sz="${size}"`}/><a:t>a</a:t></a:r>`;

it('gives lines in cells 1.2 times the size of their text', () => {
  expect(spaced(cell(`<a:p>${run(950)}${run(950)}<a:endParaRPr sz="1800"/></a:p>`))).toBe(
    cell(`<a:p><a:pPr>${points(1140)}</a:pPr>${run(950)}${run(950)}<a:endParaRPr sz="1800"/></a:p>`),
  );
  expect(spaced(cell(`<a:p><a:pPr algn="r">${percent(90)}<a:buNone/></a:pPr>${run(1000)}</a:p>`))).toBe(
    cell(`<a:p><a:pPr algn="r">${points(1080)}<a:buNone/></a:pPr>${run(1000)}</a:p>`),
  );
});

it('finds sizes in the presentation, by level, and of empty paragraphs in their end', () => {
  expect(spaced(cell(`<a:p><a:pPr lvl="1"/>${run()}</a:p>`))).toBe(
    cell(`<a:p><a:pPr lvl="1">${points(1920)}</a:pPr>${run()}</a:p>`),
  );
  expect(spaced(cell('<a:p><a:endParaRPr sz="800"/></a:p>'))).toBe(
    cell(`<a:p><a:pPr>${points(960)}</a:pPr><a:endParaRPr sz="800"/></a:p>`),
  );
});

it('keeps lines in points, and of mixed sizes', () => {
  const kept = cell(`<a:p><a:pPr>${points(1000)}</a:pPr>${run(950)}</a:p>`, `<a:p>${run(950)}${run(1200)}</a:p>`);
  expect(spaced(kept)).toBeNull();
});

it('changes nothing outside of tables', () => {
  expect(spaced(`<p:sp><p:txBody><a:p>${run(950)}</a:p></p:txBody></p:sp>`)).toBeNull();
});
