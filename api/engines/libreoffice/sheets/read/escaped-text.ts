const writtenCode = /_x([0-9a-f]{4})_/gi;

/** A text of a workbook, with the characters that are written as their codes (ECMA-376 part 1, §22.9.2.19). */
export const unescapedText = (text: string): string =>
  text.includes('_x')
    ? text
        .replace(writtenCode, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/\r\n?/g, '\n')
    : text;
