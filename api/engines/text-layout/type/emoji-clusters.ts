/** An emoji of one or more code points (UTS #51). */
const emoji = /\p{RGI_Emoji}/gv;
const mayHold = /\p{Emoji_Presentation}|\ufe0f|\u20e3|\p{Regional_Indicator}/u;

/** Splits a text into emoji and the stretches between them. */
export function splitEmoji(text: string): readonly { readonly text: string; readonly emoji: boolean }[] {
  if (!mayHold.test(text)) return [{ text, emoji: false }];
  const parts: { text: string; emoji: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(emoji)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), emoji: false });
    parts.push({ text: match[0], emoji: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), emoji: false });
  return parts;
}
