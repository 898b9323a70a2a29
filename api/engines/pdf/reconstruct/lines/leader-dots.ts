/** What may be a dot. */
interface Letter {
  readonly text: string;
}

/** Whether a letter is a dot like those that lead to a page number. */
export const isDot = (letter: Letter | undefined): boolean =>
  letter?.text === '.' || letter?.text === '…' || letter?.text === '·';

/** The least number of dots that lead to a page number: an ellipsis has as many, but no space before it. */
export const leaderDots = 3;

/** Whether dots that lead to a page number begin at a place. */
export const isLeader = (letters: readonly Letter[], index: number): boolean =>
  isDot(letters[index]) && isDot(letters[index + 1]) && isDot(letters[index + 2]);
