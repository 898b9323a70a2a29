import type { TurnedLine } from '../../lines/turned-lines.ts';
import type { Inline, Text, TextBox } from '../../model/doc-model.ts';
import { thresholds } from '../thresholds.ts';

const { lineEms, slackEms, slackShare } = thresholds.turned;

/** Text in one look and with one link, without what only upright text tells, such as raised letters. */
function textsOf({ line }: TurnedLine): readonly Text[] {
  const texts: Text[] = [];
  for (const { text, look, link = null } of line.marks) {
    const last = texts.at(-1);
    if (last?.look === look && last.link === link) texts[texts.length - 1] = { ...last, text: last.text + text };
    else
      texts.push({
        ...{ type: 'text', text, look, link, raised: null, isUnderlined: false, isStruck: false },
        ...{ highlight: null, isRightToLeft: line.isRightToLeft },
      });
  }
  return texts;
}

/** Composes lines that run up or down the page as text boxes at their positions, with room for wider fonts at their ends. */
export const turnedTexts = (lines: readonly TurnedLine[]): readonly Inline[] =>
  lines.map((turned): TextBox => {
    const { x0, x1, y0, y1, look } = turned.line;
    const middle = (x0 + x1) / 2;
    const half = (lineEms * look.size) / 2;
    const slack = slackShare * (y1 - y0) + slackEms * look.size;
    const across = { x0: middle - half, x1: middle + half };
    const along = turned.isUpward ? { y0: Math.max(0, y0 - slack), y1 } : { y0, y1: y1 + slack };
    const box = { ...across, ...along };
    return { type: 'text-box', box, isUpward: turned.isUpward, texts: textsOf(turned), pitch: lineEms * look.size };
  });
