/** Replaces tabs by spaces up to the next multiple of eight characters, as terminals do. */
export function expandTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let expanded = '';
  for (const [index, part] of line.split('\t').entries()) {
    if (index > 0) expanded += ' '.repeat(8 - (expanded.length % 8));
    expanded += part;
  }
  return expanded;
}
