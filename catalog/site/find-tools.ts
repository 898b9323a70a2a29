import type { Tool } from '../tool/tool.ts';

/** The tools that match a search: each of its words begins a word of the tool's title, keywords or formats. */
export function findTools(tools: readonly Tool[], query: string): readonly Tool[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return tools.filter(({ title, keywords, input: { accept } }) => {
    const words = [title, ...keywords, ...(accept === 'any' ? [] : accept)]
      .join(' ')
      .toLowerCase()
      .split(/[\s/-]+/);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
