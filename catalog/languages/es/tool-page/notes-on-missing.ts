import type { Note } from '../../../report.ts';
import { list, number } from '../formats.ts';

/** Words of the document that the result lacks. */
export function wordsMissing({ words, of, passages }: Extract<Note, { code: 'words-missing' }>): string {
  const what =
    words === 1
      ? 'Una palabra del documento no se encuentra en el resultado.'
      : `${number(words)} de ${number(of)} palabras del documento no se encuentran en el resultado.`;
  const quoted = passages.map((passage) => `«${passage}»`);
  const where = quoted.length > 0 ? ` Busca ${list.format(quoted)}.` : '';
  return `${what}${where} Compara ambos antes de borrar el original.`;
}

/** What there is of some kinds, each with its word for one and for many. */
const listed = (kinds: readonly (readonly [count: number, one: string, many: string])[]) =>
  list.format(kinds.flatMap(([count, one, many]) => (count > 0 ? `${number(count)} ${count === 1 ? one : many}` : [])));

/** What the result lacks besides text. */
export function partsMissing({
  bookmarks,
  attachments,
  links,
  others,
}: Extract<Note, { code: 'parts-missing' }>): string {
  const lost = listed([
    [bookmarks, 'marcador', 'marcadores'],
    [attachments, 'archivo adjunto', 'archivos adjuntos'],
    [links, 'enlace', 'enlaces'],
    [others, 'campo de formulario o comentario', 'campos de formulario o comentarios'],
  ]);
  return `Al resultado le falta lo siguiente de los archivos originales: ${lost}. Conserva también esos archivos.`;
}

/** Comments and notes that the result does not show. */
export function commentsNotShown({ comments, slidesWithNotes }: Extract<Note, { code: 'comments-not-shown' }>): string {
  const slides = slidesWithNotes === 1 ? 'una diapositiva' : `${number(slidesWithNotes)} diapositivas`;
  const unseen = [
    ...(comments > 0 ? [comments === 1 ? 'un comentario' : `${number(comments)} comentarios`] : []),
    ...(slidesWithNotes > 0 ? [`notas del orador en ${slides}`] : []),
  ];
  return `El original tiene lo siguiente, que no se ve en el resultado: ${list.format(unseen)}. Consérvalo también.`;
}

/** Bookmarks and links whose targets were left out. */
export const targetsLeftOut = ({ bookmarks, links }: Extract<Note, { code: 'targets-left-out' }>) =>
  listed([
    [bookmarks, 'marcador', 'marcadores'],
    [links, 'enlace', 'enlaces'],
  ]);
