import type { Note } from '../../report.ts';

/** Words of the document that the result lacks. */
export function wordsMissing({ words, of, passages }: Extract<Note, { code: 'words-missing' }>): string {
  const what = words === 1 ? 'One word' : `${words.toLocaleString('en')} of ${of.toLocaleString('en')} words`;
  const quoted = passages.map((passage) => `“${passage}”`);
  const where = quoted.length > 0 ? ` Look for ${new Intl.ListFormat('en').format(quoted)}.` : '';
  return `${what} of the document can’t be found in the result.${where} Compare the two before you delete the original.`;
}

/** What there is of some kinds, each with its word for one and for many. */
const listed = (kinds: readonly (readonly [count: number, one: string, many: string])[]) =>
  new Intl.ListFormat('en').format(
    kinds.flatMap(([count, one, many]) => (count > 0 ? `${count} ${count === 1 ? one : many}` : [])),
  );

/** What the result lacks besides text. */
export function partsMissing({
  bookmarks,
  attachments,
  links,
  others,
}: Extract<Note, { code: 'parts-missing' }>): string {
  const lost = listed([
    [bookmarks, 'bookmark', 'bookmarks'],
    [attachments, 'attachment', 'attachments'],
    [links, 'link', 'links'],
    [others, 'form field or comment', 'form fields or comments'],
  ]);
  return `The result is missing ${lost} from the original files. Keep those files too.`;
}

/** Comments and notes that the result does not show. */
export function commentsNotShown({ comments, slidesWithNotes }: Extract<Note, { code: 'comments-not-shown' }>): string {
  const slides = slidesWithNotes === 1 ? 'one slide' : `${slidesWithNotes} slides`;
  const unseen = [
    ...(comments > 0 ? [comments === 1 ? 'a comment' : `${comments} comments`] : []),
    ...(slidesWithNotes > 0 ? [`speaker notes on ${slides}`] : []),
  ];
  return `The original has ${unseen.join(' and ')}. The result doesn’t show ${comments === 1 && slidesWithNotes === 0 ? 'it' : 'them'}, so keep the original too.`;
}

/** Bookmarks and links whose targets were left out. */
export const targetsLeftOut = ({ bookmarks, links }: Extract<Note, { code: 'targets-left-out' }>) =>
  listed([
    [bookmarks, 'bookmark', 'bookmarks'],
    [links, 'link', 'links'],
  ]);
