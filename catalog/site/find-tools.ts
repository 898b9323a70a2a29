import type { ListedTool } from '../tool/tool.ts';

/**
 * The tools that match a search: each of its words begins a word of the tool's title, keywords or formats. `keywords`
 * are those of pages, by path; before they are loaded, titles and formats are all that is searched.
 */
export function findTools(
  tools: readonly ListedTool[],
  keywords: Readonly<Record<string, readonly string[]>> | null,
  query: string,
): readonly ListedTool[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return tools.filter(({ path, title, input: { accept } }) => {
    const words = [title, ...(keywords?.[path] ?? []), ...(accept === 'any' ? [] : accept)]
      .join(' ')
      .toLowerCase()
      .split(/[\s/-]+/);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
