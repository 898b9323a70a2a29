/**
 * A header or footer of a sheet with `&F` replaced by a file name and `&Z`, the path, left out (ECMA-376 part 1,
 * §18.3.1.46).
 */
export function withFileName(header: string, fileName: string): string {
  const name = fileName.replaceAll('&', '&&');
  let result = '';
  for (const [piece] of header.matchAll(/&.|[^&]+|&$/gs)) {
    if (/^&z$/i.test(piece)) continue;
    // A digit behind the code of a font's size would count as part of it.
    if (/^&f$/i.test(piece)) result += (/\d$/.test(result) && /^\d/.test(name) ? ' ' : '') + name;
    else result += piece;
  }
  return result;
}
