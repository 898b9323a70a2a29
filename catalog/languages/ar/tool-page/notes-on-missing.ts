import type { Note } from '../../../report.ts';
import type { PluralForms } from '../../plural.ts';
import { forms, link, slide } from '../nouns.ts';
import { list, number, plural } from '../plural.ts';

const word = forms('كلمة واحدة', 'كلمتان', 'كلمات', 'كلمة', 'كلمة');
const bookmark = forms('إشارة مرجعية واحدة', 'إشارتان مرجعيتان', 'إشارات مرجعية', 'إشارة مرجعية', 'إشارة مرجعية');

/** Words of the document that the result lacks. */
export function wordsMissing({ words, of, passages }: Extract<Note, { code: 'words-missing' }>): string {
  const quoted = passages.map((passage) => `«${passage}»`);
  const where = quoted.length > 0 ? ` ابحث عن ${list.format(quoted)}.` : '';
  return `لم يُعثر في النتيجة على بعض كلمات المستند: ${plural(words, word)} من ${number(of)}.${where} قارن بينهما قبل حذف الأصل.`;
}

/** What there is of some kinds, each with the forms of its word. */
const listed = (kinds: readonly (readonly [count: number, what: PluralForms])[]) =>
  list.format(kinds.flatMap(([count, what]) => (count > 0 ? plural(count, what) : [])));

/** What the result lacks besides text. */
export function partsMissing({
  bookmarks,
  attachments,
  links,
  others,
}: Extract<Note, { code: 'parts-missing' }>): string {
  const lost = listed([
    [bookmarks, bookmark],
    [attachments, forms('مرفق واحد', 'مرفقان', 'مرفقات', 'مرفقًا', 'مرفق')],
    [links, link],
    [others, forms('حقل أو تعليق واحد', 'حقلان أو تعليقان', 'حقول أو تعليقات', 'حقلًا أو تعليقًا', 'حقل أو تعليق')],
  ]);
  return `ينقص النتيجة من الملفات الأصلية: ${lost}. احتفظ بتلك الملفات أيضًا.`;
}

/** Comments and notes that the result does not show. */
export function commentsNotShown({ comments, slidesWithNotes }: Extract<Note, { code: 'comments-not-shown' }>): string {
  const unseen = [
    ...(comments > 0 ? [plural(comments, forms('تعليق واحد', 'تعليقان', 'تعليقات', 'تعليقًا', 'تعليق'))] : []),
    ...(slidesWithNotes > 0 ? [`ملاحظات المتحدث (${plural(slidesWithNotes, slide)})`] : []),
  ];
  return `في الأصل ما لا يظهر في النتيجة: ${list.format(unseen)}. احتفظ به أيضًا.`;
}

/** Bookmarks and links whose targets were left out. */
export const targetsLeftOut = ({ bookmarks, links }: Extract<Note, { code: 'targets-left-out' }>) =>
  listed([
    [bookmarks, bookmark],
    [links, link],
  ]);
