import { describe, expect, it } from 'vitest';
import { decodeReport, encodeReport, type Report } from '../../catalog/report.ts';

describe('the report header', () => {
  const report: Report = {
    bytesBefore: 1,
    bytesAfter: 2,
    pages: null,
    notes: [{ code: 'macros-dropped' }, { code: 'sheets-fitted', sheets: 2 }],
  };

  it('comes back as it was', () => {
    expect(decodeReport(encodeReport(report))).toEqual(report);
  });

  it('is ASCII, whatever a document calls its fonts', () => {
    const header = encodeReport({ ...report, notes: [{ ...font, font: 'メイリオ 😀' }] });
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(decodeReport(header)?.notes[0]).toMatchObject({ font: 'メイリオ 😀' });
  });

  it('is null where it was lost or changed on the way', () => {
    expect(decodeReport(null)).toBeNull();
    expect(decodeReport('{"bytesBefore":')).toBeNull();
  });
});

const font = { code: 'font-replaced', font: 'A', replacement: 'B' } as Extract<
  Report['notes'][number],
  { code: 'font-replaced' }
>;
