import type { MarkdownIt } from 'markdown-it';

type Token = Parameters<MarkdownIt['renderer']['render']>[0][number];

/** Letters of scripts that run from right to left (Unicode, `Bidi_Class` R and AL). */
const rightToLeft =
  /[\p{Script=Hebr}\p{Script=Arab}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Samr}\p{Script=Mand}\p{Script=Adlm}\p{Script=Rohg}]/u;

/** Blocks that have a direction of their own, by their opening tokens. */
const blocks = new Set(
  ['paragraph', 'heading', 'blockquote', 'bullet_list', 'ordered_list', 'list_item', 'th', 'td'].map(
    (name) => `${name}_open`,
  ),
);

/**
 * Gives each block the direction of its first letter. A browser could do so (`dir="auto"`), but reads the whole block
 * again for each element in it.
 */
export function setDirections(tokens: readonly Token[]): void {
  const open: Token[] = [];
  for (const token of tokens) {
    if (blocks.has(token.type)) {
      token.attrSet('dir', 'ltr');
      open.push(token);
    } else if (token.type === 'inline') {
      const shown = token.children?.filter(({ type }) => type === 'text' || type === 'code_inline') ?? [];
      const letter = shown.map(({ content }) => /\p{L}/u.exec(content)?.[0]).find(Boolean);
      if (letter === undefined) continue;
      if (rightToLeft.test(letter)) for (const block of open) block.attrSet('dir', 'rtl');
      open.length = 0;
    } else if (blocks.has(token.type.replace(/_close$/, '_open'))) open.pop();
  }
}
