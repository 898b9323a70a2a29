/**
 * A header or footer of a sheet with `&F` replaced by a file name and `&Z`, the path, left out (ECMA-376 part 1,
 * §18.3.1.46).
 */
export function withFileName(header: string, fileName: string): string {
  const name = fileName.replaceAll('&', '&&');
  let result = '';
  for (const [piece] of header.matchAll(/&.|[^&]+|&$/gs)) {
    if (/^&z$/i.test(piece)) continue;
    // A digit after a font size code would be read as part of the size.
    if (/^&f$/i.test(piece)) result += (/\d$/.test(result) && /^\d/.test(name) ? ' ' : '') + name;
    else result += piece;
  }
  return result;
}
