import { expect, it } from 'vitest';
import { childOf } from '../../../../../../../api/engines/libreoffice/prepare/edit/xml-tree.ts';
import {
  leaderHint,
  placeLeaderDots,
} from '../../../../../../../api/engines/libreoffice/prepare/word/lines/leader-dots.ts';
import { withOwnStops } from '../../../../../../../api/engines/libreoffice/prepare/word/lines/tab-stops.ts';
import type { TextStyles } from '../../../../../../../api/engines/libreoffice/prepare/word/styles/text-styles.ts';
import { edited } from '../../../../../../support/office/edited.ts';

/** Letters of the one family that is known are half as wide as they are high, which is 10 points; dots a quarter. */
const styles: TextStyles = {
  styleOf: (id) => ({ paragraph: {}, text: { family: id === 'Other' ? 'Other' : 'Known', halfPoints: 20 } }),
  characterStyleOf: () => ({}),
  lookOfParagraph: (properties) => (childOf(properties, 'numPr') === undefined ? {} : { isListed: true }),
  lookOfRun: (properties) => (childOf(properties, 'smallCaps') === undefined ? {} : { smallCaps: true }),
  sectionWidths: [9000, 9000],
  sectionLefts: [1000, undefined],
  sectionGrids: [undefined, undefined],
};
const widthsOf = (family: string) =>
  family === 'Known' ? (letter: number) => (letter === 46 ? 0.25 : 0.5) : undefined;
const placed = (content: string) =>
  edited(
    content,
    (editor) => placeLeaderDots(editor, { styles, stopsOf: () => new Map(), widthsOf, cutsWidths: false }),
    'w:body',
  );

const stop = (val: string, pos: number, leader = 'none') =>
  `<w:tab w:val="${val}" w:leader="${leader}" w:pos="${pos}"/>`;
const p = (stops: string, inner: string, others = '') =>
  `<w:p><w:pPr><w:tabs>${stops}</w:tabs>${others}</w:pPr>${inner}</w:p>`;
const r = (inner: string, look = '') => `<w:r>${look && `<w:rPr>${look}</w:rPr>`}${inner}</w:r>`;
const t = (text: string) => `<w:t>${text}</w:t>`;
const tab = '<w:tab/>';
const led = stop('right', 9000, 'dot');
const space = r('<w:t xml:space="preserve"> </w:t>', '<w:sz w:val="2"/>');

it('has dots begin and end where Word sets them, between spaces', () => {
  // Dots are 50.4 apart; the text ends at 1600, the number begins at 9900. In one room LibreOffice would set too many.
  expect(placed(p(led, `<w:hyperlink>${r(t('Letter'))}${r(tab)}${r(t('1'))}</w:hyperlink>`))).toBe(
    p(
      stop('left', 613) + stop('left', 4750, 'dot') + stop('left', 8888, 'dot') + stop('right', 9000),
      `<w:hyperlink>${r(t('Letter'))}${space}${r(tab).repeat(3)}${space}${r(tab)}${r(t('1'))}</w:hyperlink>`,
    ),
  );
});

it('takes tabs in front of the last one to their stops, and keeps what stands beside it in its run', () => {
  const written = placed(p(stop('left', 440) + led, r(t('1') + tab + t('Text') + tab + t('1')))) ?? '';
  expect(written).toContain(stop('left', 440));
  expect(written).toContain(`${r(t('1') + tab + t('Text'))}${space}${r(tab)}`);
  expect(written).toContain(r(tab + t('1')));
});

it('counts dots from where text in small capitals ends in Word, whose spaces are small as well', () => {
  // The text ends at 1380, in Word at 1320, and the first dot stands at 1361.
  const written = placed(p(led, r(t('   a'), '<w:smallCaps/>') + r(tab) + r(t('1')))) ?? '';
  expect(written).toContain(stop('right', 9000));
  expect(written).not.toMatch(/val="left" w:leader="none"/);
});

it('leaves lines alone whose widths are not known, that are lists or longer than a line, or have other stops', () => {
  const line = r(t('Text') + tab + t('1'));
  expect(placed(p(led, line, '<w:pStyle w:val="Other"/>'))).toBeNull();
  expect(placed(p(led, line, '<w:numPr/>'))).toBeNull();
  expect(placed(p(led, line, '<w:bidi/>'))).toBeNull();
  expect(placed(p(led, r(t('Text'.repeat(30)) + tab + t('1'))))).toBeNull();
  expect(placed(p(led, r(t('Text'))))).toBeNull();
  expect(placed(p(led, r(t('\u05d0\u05d1') + tab + t('1'))))).toBeNull();
  expect(placed(p(stop('center', 300) + led, r(tab + t('Text') + tab)))).toBeNull();
  expect(placed(p(led, r(tab + t('Text') + tab)))).toBeNull();
  expect(placed(p(stop('right', 9000), line))).toBeNull();
  expect(placed(p(stop('right', 9001, 'dot'), line))).toBeNull();
  expect(placed(`<w:tbl>${p(led, line)}</w:tbl>`)).toBeNull();
  expect(placed(`<w:p><w:pPr><w:sectPr/></w:pPr></w:p>${p(led, line)}`)).toBeNull();
});

it('is hinted at by stops to which dots lead', () => {
  expect(leaderHint.test(led)).toBe(true);
  expect(leaderHint.test(stop('right', 9000))).toBe(false);
  expect(withOwnStops(new Map(), undefined).size).toBe(0);
});
