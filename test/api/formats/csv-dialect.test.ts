import { describe, expect, it } from 'vitest';
import { detectDialect } from '../../../api/formats/csv-dialect.ts';

describe('detectDialect', () => {
  it.each([
    [',', 'a,b,c\n1,2,3\n4,5,6\n'],
    [';', 'name;price\nglue;1,50\npaper;2,25\n'],
    ['\t', 'a\tb\n1,5\t2\n'],
    ['|', 'a|b|c\nx, y|1|2\n'],
    [',', 'a,"b;c;d",e\n1,"2;3;4",5\n'],
    [',', 'one column\nanother value\n'],
    [';', 'sep=;\r\na,b;c\r\n'],
  ])('finds %j in %j', (delimiter, text) => {
    expect(detectDialect(text).delimiter).toBe(delimiter);
  });

  it('skips the line by which Excel names the delimiter', () => {
    expect(detectDialect('sep=|\r\na|b\r\n')).toMatchObject({ delimiter: '|', skippedLines: 1 });
  });

  it('treats single quotes as quotes only around values', () => {
    expect(detectDialect("'a, b','c'\n'd, e','f'\n").quote).toBe("'");
    expect(detectDialect("it's,fine\nthat's,too\n").quote).toBe('"');
  });

  it('detects how quotes are escaped', () => {
    expect(detectDialect('a,b\n"say \\"hi\\"",1\n').quoteEscape).toBe('\\');
    expect(detectDialect('a,b\n"say ""hi""",1\n').quoteEscape).toBe('"');
  });

  it('is not misled by a sample that ends within quotes', () => {
    expect(detectDialect('a;b\n1;"two\n2;"thr').delimiter).toBe(';');
  });
});
