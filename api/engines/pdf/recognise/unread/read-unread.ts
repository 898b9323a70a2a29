import { readFile, rm, writeFile } from 'node:fs/promises';
import { heightOf, type Line, overlapOf, type PageLayout, type Word, wordsOf } from '../../layout/page-layout.ts';
import type { PdfJob } from '../../pdf-job.ts';
import { readNetpbm } from '../../read-netpbm.ts';
import { levelOfGround } from '../picture/grey-picture.ts';
import type { PagePicture } from '../picture/page-picture.ts';
import { withoutRules } from '../picture/without-rules.ts';
import { wordsIn } from '../read-tsv.ts';
import { tesseract } from '../tesseract.ts';
import { thresholds } from '../thresholds.ts';
import { addWords } from './add-words.ts';
import { linePicture } from './line-picture.ts';
import { type UnreadLine, unreadLines } from './unread-lines.ts';

const { unread } = thresholds;
/** Also the numbers of headings. */
const longWord = /[\p{L}\p{N}]{2}|\p{N}[.,:/–-]\p{N}/u;
const letter = /^\p{L}$/u;
/** Digits, as of the number of a page, of a list or of an exercise, and the brackets that stand alone in listings of programs. */
const alone = /^(?:\(?\p{N}[.:]?\)?|[()[\]{}]{1,2};?)$/u;
/** Words with an apostrophe among them, of which Tesseract is often unsure. */
const wordOfText = /^\p{L}[\p{L}'’]{3,}$/u;

/** A word on the picture of its line, and how sure Tesseract is of it. */
type Found = Pick<ReturnType<typeof wordsIn>[number], 'word' | 'confidence'>;

/** What is around a line that was not read. */
interface LinePlace {
  /** A known line that is level with it, as the cells of a table are. */
  readonly beside: Line | undefined;
  /** Whether it is in a gap of a known line. */
  readonly isInGap: boolean;
}

const lettersIn = (words: readonly Found[]) => words.reduce((sum, { word }) => sum + word.text.length, 0);

/**
 * The words of a line that may be read: stains and parts of pictures are taken for letters that stand alone. Where Tesseract is
 * sure of most of a line, the other words of it are words, too.
 * @param place What is around the line on the page.
 */
function sureOf(line: readonly Found[], { beside, isInGap }: LinePlace): readonly Word[] {
  const isLong = ({ confidence, word }: Found) => confidence >= unread.minConfidence && longWord.test(word.text);
  const long = line.filter(isLong);
  const isText = lettersIn(long) >= unread.minSureLetters * lettersIn(line);
  const isSure = (found: Found) => {
    const { confidence, word } = found;
    if (isLong(found) || (isText && confidence >= thresholds.minBesideSure && longWord.test(word.text))) return true;
    if (isInGap && confidence >= thresholds.minConfidence && wordOfText.test(word.text)) return true;
    const isShort = alone.test(word.text) || ((long.length > 0 || beside !== undefined) && letter.test(word.text));
    return isShort && confidence >= (beside === undefined ? unread.minShortConfidence : unread.minLevelConfidence);
  };
  return line.filter(isSure).map(({ word }) => word);
}

/** Finds the lines of words that are level with what was not read, if that is about as high. */
function levelWith(unreadLine: UnreadLine, lines: readonly Line[]): readonly Line[] {
  const height = heightOf(unreadLine);
  return lines.filter(
    (line) =>
      overlapOf(line, unreadLine).down >= unread.minLevelShare * height && height >= unread.minLevel * heightOf(line),
  );
}

/** What is around a line that was not read, on a page with known lines. */
function placeOf(line: UnreadLine, known: readonly Line[]): LinePlace {
  const level = levelWith(line, known);
  const isInGap = level.some(({ xMin, xMax }) => xMin <= line.xMin && xMax >= line.xMax);
  return { beside: level[0], isInGap };
}

const widthOf = ({ xMin, xMax }: UnreadLine) => xMax - xMin;

/**
 * Reads what looks like lines of letters and was not read on the page: each in a picture of its own, where what is around it,
 * what it is underlined with and other shades of the page do not matter. Throws as `recognisePicture` does.
 * @param read The page as it was read.
 */
export async function readUnread(
  job: PdfJob,
  picture: PagePicture,
  read: PageLayout,
  language: string,
): Promise<PageLayout> {
  if (read.linesRan !== undefined) return read;
  const { data, width, height } = readNetpbm(await readFile(picture.path));
  const page = { width, height, data, pixelsPerPoint: picture.pixelsPerPoint };
  const grey = withoutRules(page, levelOfGround(page), 'underline', 'level');
  const known = read.blocks.flatMap(({ lines }) => lines);
  const written = known.filter((line) => line.words.some(({ text }) => longWord.test(text)));
  const lines = [...unreadLines(grey, wordsOf(read.blocks))]
    .sort((a, b) => widthOf(b) - widthOf(a))
    .slice(0, unread.maxLines);
  if (lines.length === 0) return read;
  const pictures = lines.map((line, at) => ({ ...linePicture(grey, line), path: `${picture.path}.${at}.pgm` }));
  const stem = `${picture.path}.unread`;
  const list = `${stem}.txt`;
  try {
    await Promise.all(pictures.map(({ path, file }) => writeFile(path, file)));
    await writeFile(list, pictures.map(({ path }) => path).join('\n'));
    await tesseract(job, [list, stem, '-l', language, '--psm', '7', 'tsv']);
    const found = wordsIn(await readFile(`${stem}.tsv`, 'utf8'));
    const byLine = pictures.map(({ left, top }, at) =>
      sureOf(
        found.filter(({ page }) => page === at + 1),
        placeOf(lines[at] as UnreadLine, written),
      ).map(
        ({ xMin, xMax, yMin, yMax, text }): Word => ({
          xMin: xMin + left,
          xMax: xMax + left,
          yMin: yMin + top,
          yMax: yMax + top,
          text,
        }),
      ),
    );
    return addWords(read, byLine);
  } finally {
    await Promise.all([list, ...pictures.map(({ path }) => path)].map((path) => rm(path, { force: true })));
  }
}
