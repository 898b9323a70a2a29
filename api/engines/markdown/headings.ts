import type { MarkdownIt } from 'markdown-it';
import { setDirections } from './direction.ts';

/** The anchor that GitHub gives a heading, so that links within a document work. */
function slug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * Plugin that gives headings anchors, the document the title of the first, blocks the direction of their script, and
 * marks bare URLs.
 */
export function headings(md: MarkdownIt): void {
  md.core.ruler.push('headings', ({ tokens, env }) => {
    setDirections(tokens);
    const used = new Map<string, number>();
    tokens.forEach((token, index) => {
      for (const child of token.children ?? []) {
        if (child.type === 'link_open' && child.info === 'auto') child.attrSet('class', 'bare');
      }
      if (token.type !== 'heading_open') return;
      const inline = tokens[index + 1]?.children ?? [];
      const text = inline
        .map((child) => (child.type === 'text' || child.type === 'code_inline' ? child.content : ''))
        .join('');
      const base = slug(text);
      const count = used.get(base) ?? 0;
      used.set(base, count + 1);
      token.attrSet('id', count === 0 ? base : `${base}-${count}`);
      env.title ??= text.trim();
    });
  });
}
