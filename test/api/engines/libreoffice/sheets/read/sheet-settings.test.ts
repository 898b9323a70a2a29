import { describe, expect, it } from 'vitest';
import { defaultMargins } from '../../../../../../api/engines/libreoffice/sheets/plan/page.ts';
import {
  columnWidths,
  createSettings,
  readSetting,
} from '../../../../../../api/engines/libreoffice/sheets/read/sheet-settings.ts';
import { type StartTag, UnreadablePart } from '../../../../../../api/formats/xml/scan-xml.ts';

/** The settings of a sheet with these elements. */
function settingsOf(...tags: readonly (readonly [depth: number, name: string, attributes: StartTag['attributes']])[]) {
  const settings = createSettings();
  for (const [depth, name, attributes] of tags) readSetting(settings, { name, attributes, depth } as StartTag);
  return settings;
}

describe('the settings of a sheet', () => {
  it('are those of a plain sheet where it states none', () => {
    expect(settingsOf([1, 'sheetFormatPr', {}], [1, 'pageMargins', {}])).toEqual(createSettings());
  });

  it('are its widths in characters, and its heights in pixels', () => {
    const { defaultWidth, defaultRowPx, defaultRowHidden } = settingsOf([
      1,
      'sheetFormatPr',
      { defaultColWidth: '12', defaultRowHeight: '30', zeroHeight: '1' },
    ]);
    expect([defaultWidth, defaultRowPx, defaultRowHidden]).toEqual([12, 40, true]);
    expect(settingsOf([1, 'sheetFormatPr', { baseColWidth: '10' }]).defaultWidth).toBe(10.5);
  });

  it('are its margins in inches, each replaced by the usual one where it is no size of paper', () => {
    const { margins } = settingsOf([1, 'pageMargins', { left: '1', right: '-1', top: '0', bottom: '200' }]);
    expect(margins).toEqual({ left: 1, right: defaultMargins.right, top: 0, bottom: defaultMargins.bottom });
  });

  it('are how it is printed', () => {
    const printed = settingsOf(
      [2, 'pageSetUpPr', { fitToPage: 'true' }],
      [1, 'pageSetup', { orientation: 'landscape' }],
      [1, 'colBreaks', {}],
    );
    expect(printed).toMatchObject({ fitToPage: true, pageSetup: { orientation: 'landscape' }, columnBreaks: true });
    expect(settingsOf([1, 'colBreaks', { count: '0' }]).columnBreaks).toBe(false);
  });

  it('are not those of elements deeper within the sheet', () => {
    expect(settingsOf([3, 'col', { min: '1' }], [2, 'pageMargins', { left: '5' }])).toEqual(createSettings());
  });
});

describe('the columns of a sheet', () => {
  it('have the width of their run, or that of all others, and none where they are hidden', () => {
    const settings = settingsOf(
      [2, 'col', { min: '2', max: '3', width: '20' }],
      [2, 'col', { min: '4', max: '4', width: '20', hidden: '1' }],
      [2, 'col', { min: '5', max: '5' }],
    );
    expect([...columnWidths(settings, 2).slice(1, 7)]).toEqual([17, 40, 40, 0, 17, 17]);
  });

  it('do not overlap: Excel calls that damage', () => {
    expect(() => settingsOf([2, 'col', { min: '1', max: '3' }], [2, 'col', { min: '3' }])).toThrow(UnreadablePart);
  });
});
