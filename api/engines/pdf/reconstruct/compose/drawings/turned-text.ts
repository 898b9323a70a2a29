import type { TurnedLine } from '../../lines/turned/turned-lines.ts';
import { unturnedLength } from '../../lines/turned/unturned-length.ts';
import { middleOf } from '../../model/box.ts';
import type { Inline, Text } from '../../model/inline.ts';
import type { Box } from '../../model/page-model.ts';
import { aboveBaseline } from '../paragraphs/lines/line-pitch.ts';
import { thresholds } from './thresholds.ts';

const { lineEms, slackEms, slackShare } = thresholds.turned;

/** Text in one look and with one link, without what only upright text can have, such as raised letters. */
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

/** The frame of a line that runs up or down, with room for wider fonts at its end. */
function uprightFrame({ line: { x0, x1, y0, y1, look }, turn }: TurnedLine): Box {
  const middle = (x0 + x1) / 2;
  const half = (lineEms * look.size) / 2;
  const slack = slackShare * (y1 - y0) + slackEms * look.size;
  const across = { x0: middle - half, x1: middle + half };
  return turn < 0 ? { ...across, y0: Math.max(0, y0 - slack), y1 } : { ...across, y0, y1: y1 + slack };
}

/** The frame of a line that is not turned, with room at its end. */
function levelFrame({ line: { x0, x1, baseline, look } }: TurnedLine): Box {
  const y0 = baseline - aboveBaseline * lineEms * look.size;
  return { x0, x1: x1 + slackShare * (x1 - x0) + slackEms * look.size, y0, y1: y0 + lineEms * look.size };
}

/** The frame that a slanted line fills, before it is turned around its middle: as long as the line, and an em high. */
function slantedFrame({ line, turn }: TurnedLine): Box {
  const { look } = line;
  const length = unturnedLength(line, (look.lineHeight || lineEms) * look.size, turn);
  const [x, y] = middleOf(line);
  const [across, down] = [Math.max(look.size, length) / 2, look.size / 2];
  return { x0: x - across, x1: x + across, y0: y - down, y1: y + down };
}

/** Composes lines that stand apart, most of which run up, down or aslant, as text boxes at their positions. */
export const turnedTexts = (lines: readonly TurnedLine[]): readonly Inline[] =>
  lines.map((turned): Inline => {
    const { line, turn, isOnPicture = false } = turned;
    const texts = textsOf(turned);
    if (turn !== 0 && Math.abs(turn) !== 90)
      return { type: 'slanted-text', box: slantedFrame(turned), turn, isInFront: isOnPicture, texts };
    const box = turn === 0 ? levelFrame(turned) : uprightFrame(turned);
    const isInFront = isOnPicture || turn !== 0;
    return { type: 'text-box', box, turn: turn as -90 | 0 | 90, isInFront, texts, pitch: lineEms * line.look.size };
  });
