import { describe, expect, it } from 'vitest';
import { serverLimits } from '../../catalog/limits.ts';
import { decodeReport, encodeReport, type Report } from '../../catalog/report.ts';

describe('the report header', () => {
  const report: Report = {
    bytesBefore: 1,
    bytesAfter: 2,
    pages: null,
    notes: [{ code: 'macros-dropped' }, { code: 'sheets-fitted', sheets: 2 }],
  };

  it('survives a round trip', () => {
    expect(decodeReport(encodeReport(report))).toEqual(report);
  });

  it('is ASCII, whatever a document calls its fonts', () => {
    const header = encodeReport({ ...report, notes: [{ ...font, font: 'メイリオ 😀' }] });
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(decodeReport(header)?.notes[0]).toMatchObject({ font: 'メイリオ 😀' });
  });

  it('stays within its limit whatever fonts a document asks for, and keeps what matters', () => {
    const fonts = Array.from({ length: 40 }, (_, index) => ({ ...font, font: `${'字'.repeat(60)}${index}` }));
    const notes: Report['notes'] = [{ ...font, sameWidths: true }, ...fonts, { code: 'macros-dropped' }];
    const header = encodeReport({ ...report, notes });
    expect(header.length).toBeLessThanOrEqual(serverLimits.maxReportBytes);
    const kept = decodeReport(header)?.notes ?? [];
    const [macros, leftOut] = kept.slice(-2);
    expect(macros).toEqual({ code: 'macros-dropped' });
    expect(leftOut).toEqual({ code: 'notes-left-out', notes: notes.length - (kept.length - 1) });
    expect(kept).toEqual(expect.arrayContaining(fonts.slice(0, 7)));
  });

  it('leaves minor notes out first', () => {
    const fonts = Array.from({ length: 12 }, () => ({ ...font, font: '字'.repeat(60) }));
    const minor = Array.from({ length: 300 }, () => ({ code: 'metadata-removed' }) as const);
    const kept = decodeReport(encodeReport({ ...report, notes: [...minor, ...fonts.slice(0, 8)] }))?.notes ?? [];
    expect(kept.filter(({ code }) => code === 'font-replaced')).toHaveLength(8);
  });

  it('is null if it was lost or changed in transit', () => {
    expect(decodeReport(null)).toBeNull();
    expect(decodeReport('{"bytesBefore":')).toBeNull();
  });
});

const font = { code: 'font-replaced', font: 'A', replacement: 'B', sameWidths: false } as Extract<
  Report['notes'][number],
  { code: 'font-replaced' }
>;
