import { formatBytes } from '../../../files/bytes.ts';
import type { FontReplaced, Note, SomeFiles } from '../../../report.ts';
import { list, number } from '../formats.ts';
import { encodingNames } from './encoding-names.ts';
import { commentsNotShown, partsMissing, targetsLeftOut, wordsMissing } from './notes-on-missing.ts';

const more = (count: number) => (count > 0 ? [`${number(count)} más`] : []);

const parts = {
  images: ['imagen', 'imágenes'],
  styles: ['hoja de estilo', 'hojas de estilo'],
  fonts: ['fuente', 'fuentes'],
  frames: ['página incrustada', 'páginas incrustadas'],
  media: ['vídeo o sonido', 'vídeos o sonidos'],
  documents: ['subdocumento', 'subdocumentos'],
} as const;

function notLoaded({ kind, count, from, more: others }: Extract<Note, { code: 'not-loaded' }>): string {
  const what = `${number(count)} ${parts[kind][count === 1 ? 0 : 1]}`;
  const places = [...from, ...more(others)];
  const where = places.length > 0 ? `: ${list.format(places)}` : '';
  return `Hay contenido fuera del archivo (${what}) que no se cargó${where}. Este servidor no descarga nada de otros sitios.`;
}

function textRecognised({ pages, language }: Extract<Note, { code: 'text-recognised' }>): string {
  const what = pages === 1 ? 'Una página es una imagen.' : `${number(pages)} páginas son imágenes.`;
  const name = language === null ? undefined : new Intl.DisplayNames('es', { type: 'language' }).of(language);
  return `${what} Su texto se reconoció automáticamente${name ? ` (idioma: ${name})` : ''}. Comprueba nombres y cifras.`;
}

function imagesRecompressed({ images, downscaled }: Extract<Note, { code: 'images-recompressed' }>): string {
  const what = images === 1 ? 'Se recomprimió una imagen' : `Se recomprimieron ${number(images)} imágenes`;
  if (downscaled === 0) return `${what}.`;
  const size = 'al tamaño con que se ve en el archivo';
  if (images === 1) return `${what} y se ajustó ${size}.`;
  const which = downscaled === images ? 'todas' : number(downscaled);
  return `${what}; ${which} se ajustaron además ${size}.`;
}

function named({ files, more: others }: SomeFiles, one: string, many: string): string {
  const names = [...files.map((name) => `«${name}»`), ...more(others)];
  return `${list.format(names)} ${names.length === 1 ? one : many}`;
}

/** Several fonts that the server lacks, as one sentence. */
export function fontsReplaced(fonts: readonly FontReplaced[]): string {
  const pairs = fonts.map(({ font, replacement }) => `${replacement} en lugar de ${font}`);
  return `Este servidor no tiene todas las fuentes del documento. Usó ${list.format(pairs)}.`;
}

/** A note of a report as a sentence for the visitor. */
export function noteText(note: Note): string {
  switch (note.code) {
    case 'font-replaced':
      return `El documento usa la fuente ${note.font}, que este servidor no tiene. En su lugar se usó ${note.replacement}.`;
    case 'password-removed':
      return 'El archivo se abrió con tu contraseña. El resultado se abre sin ella.';
    case 'macros-dropped':
      return 'El documento contiene macros. No se ejecutaron y no están en el resultado.';
    case 'output-repaired':
      return 'Se corrigió en el resultado un pequeño fallo que los programas estrictos rechazarían.';
    case 'sheets-fitted':
      return note.sheets === 1
        ? 'Una hoja ancha se ajustó a la página para que no se corte ninguna columna.'
        : `${number(note.sheets)} hojas anchas se ajustaron a la página para que no se corte ninguna columna.`;
    case 'text-recognised':
      return textRecognised(note);
    case 'pages-not-recognised':
      return note.pages === 1
        ? 'Una página es una imagen cuyo texto no se pudo reconocer a tiempo. Ese texto falta.'
        : `${number(note.pages)} páginas son imágenes cuyo texto no se pudo reconocer a tiempo, así que falta. Prueba a dividir el documento.`;
    case 'not-loaded':
      return notLoaded(note);
    case 'scripts-not-run':
      return note.scripts === 1
        ? 'La página contiene un script. No se ejecutó, así que falta lo que habría escrito.'
        : `La página contiene ${number(note.scripts)} scripts. No se ejecutaron, así que falta lo que habrían escrito.`;
    case 'formulas-kept':
      return note.formulas === 1
        ? 'Una fórmula no se pudo interpretar. Aparece tal como la escribiste.'
        : `${number(note.formulas)} fórmulas no se pudieron interpretar. Aparecen tal como las escribiste.`;
    case 'encoding-recognised':
      return `El archivo no indica su codificación. Se leyó como ${note.encoding}.`;
    case 'original-returned':
      return 'Este archivo no se pudo reducir más, así que lo recibes sin cambios.';
    case 'images-recompressed':
      return imagesRecompressed(note);
    case 'pictures-kept':
      return note.pictures === 1
        ? 'Una imagen se dejó como estaba, porque más pequeña no se habría visto igual.'
        : `${number(note.pictures)} imágenes se dejaron como estaban, porque más pequeñas no se habrían visto igual.`;
    case 'fonts-subset':
      return note.fonts === 1
        ? 'Una fuente se redujo a los caracteres que usa el documento.'
        : `${number(note.fonts)} fuentes se redujeron a los caracteres que usa el documento.`;
    case 'duplicates-merged':
      return note.parts === 1
        ? 'Una parte estaba guardada dos veces. Ahora está una sola vez.'
        : `${number(note.parts)} partes estaban guardadas más de una vez. Ahora cada una está una sola vez.`;
    case 'signatures-removed':
      return `${named(note, 'estaba firmado', 'estaban firmados')}. Una firma solo es válida en el archivo que se firmó, así que el resultado muestra como mucho su imagen. Conserva también el archivo firmado.`;
    case 'files-repaired':
      return `${named(note, 'está dañado', 'están dañados')}. Se reparó lo que se pudo leer; revisa esas páginas en el resultado.`;
    case 'dynamic-form-dropped':
      return `${named(note, 'contiene un formulario', 'contienen formularios')} de un tipo antiguo (XFA). Solo se unió la parte que todos los lectores pueden mostrar. Si en el resultado faltan páginas o campos, imprime ese archivo en un PDF nuevo y únelo.`;
    case 'fields-renamed':
      return note.fields === 1
        ? 'Un campo de formulario se llamaba igual que otro de otro archivo. Se cambió su nombre para que cada uno conserve su texto.'
        : `${number(note.fields)} campos de formulario se llamaban igual que otros de otros archivos. Se cambiaron sus nombres para que cada uno conserve su texto.`;
    case 'targets-left-out':
      return `Llevaban a páginas que dejaste fuera: ${targetsLeftOut(note)}. Esos marcadores ya no están y esos enlaces no llevan a ninguna parte.`;
    case 'signature-kept':
      return 'El documento está firmado. Para que la firma siga siendo válida, el contenido no se tocó y solo se empaquetó mejor.';
    case 'level-lowered':
      return `Con el nivel elegido, un archivo de este tamaño tardaría minutos. Se comprimió con el nivel ${note.level}.`;
    case 'quality-lowered':
      return `Para no pasar de ${formatBytes(note.maxBytes, 'es')}, la calidad se bajó a ${note.quality}.`;
    case 'size-not-reached':
      return `No se pudo llegar a ${formatBytes(note.maxBytes, 'es')}. El resultado más pequeño es de ${formatBytes(note.bytes, 'es')}, con calidad ${note.quality}.`;
    case 'characters-missing':
      return note.characters === 1
        ? 'Ninguna fuente de este servidor tiene uno de los caracteres. Un interrogante en un rombo marca su lugar.'
        : `Ninguna fuente de este servidor tiene ${number(note.characters)} de los caracteres. Un interrogante en un rombo marca cada lugar.`;
    case 'letters-unknown':
      return note.letters === 1
        ? 'El PDF muestra una letra sin indicar cuál es. En su lugar hay una imagen o un interrogante en un rombo; compruébala en el PDF.'
        : `El PDF muestra ${number(note.letters)} letras sin indicar cuáles son. En su lugar hay imágenes o interrogantes en rombos; compruébalas en el PDF.`;
    case 'pixels-kept':
      return 'Recomprimir esta imagen solo la haría más grande, así que sus píxeles quedaron exactamente como estaban.';
    case 'metadata-removed':
      return 'Se quitaron datos ocultos como ubicación, cámara, fecha y miniaturas.';
    case 'transparency-filled':
      return 'El formato nuevo no admite transparencia. Las zonas transparentes son ahora blancas.';
    case 'transparency-darkened':
      return 'El formato nuevo no admite transparencia. Las zonas transparentes son ahora negras, porque sobre blanco no se vería nada de esta imagen.';
    case 'frames-left-out':
      return 'Un archivo contiene varias imágenes, como las de una animación. El resultado solo tiene la primera.';
    case 'larger-in-format':
      return 'Esta imagen ocupa más en el formato nuevo que en el anterior. Quizá prefieras quedarte con el original.';
    case 'storage-kept':
      return 'Una página está guardada de un modo que no se puede cambiar sin riesgo para sus colores, así que el archivo no se modificó.';
    case 'names-decoded': {
      const encoding = encodingNames[note.encoding] ?? note.encoding;
      return note.names === 1
        ? `Un nombre de archivo no indica su codificación. Se leyó como ${encoding}.`
        : `${number(note.names)} nombres de archivo no indican su codificación. Se leyeron como ${encoding}.`;
    }
    case 'paths-made-safe':
      return note.paths === 1
        ? 'Se cambió una ruta porque apuntaba fuera del archivo ZIP o algunos sistemas la rechazarían.'
        : `Se cambiaron ${number(note.paths)} rutas porque apuntaban fuera del archivo ZIP o algunos sistemas las rechazarían.`;
    case 'names-made-distinct':
      return note.files === 1
        ? 'Un archivo se llamaba igual que otro. Recibió un número para que ninguno sustituya al otro.'
        : `${number(note.files)} archivos se llamaban igual que otros. Recibieron números para que ninguno sustituya a otro.`;
    case 'links-as-text':
      return note.links === 1
        ? 'Una entrada era un enlace. Ahora es un archivo de texto que dice adónde apuntaba.'
        : `${number(note.links)} entradas eran enlaces. Ahora son archivos de texto que dicen adónde apuntaban.`;
    case 'entries-left-out':
      return note.entries === 1
        ? 'Una entrada era un dispositivo, una tubería o un socket, no un archivo. Se dejó fuera.'
        : `${number(note.entries)} entradas eran dispositivos, tuberías o sockets, no archivos. Se dejaron fuera.`;
    case 'archives-opened':
      return note.archives === 1
        ? 'Dentro había otro archivo comprimido. También se extrajo, en una carpeta del mismo nombre.'
        : `Dentro había ${number(note.archives)} archivos comprimidos. También se extrajeron, cada uno en una carpeta del mismo nombre.`;
    case 'words-missing':
      return wordsMissing(note);
    case 'text-boxes-missing':
      return note.paragraphs === 1
        ? 'Un párrafo de un cuadro de texto no se pudo colocar, así que falta. Compara el resultado con el original.'
        : `${number(note.paragraphs)} párrafos de cuadros de texto no se pudieron colocar, así que faltan. Compara el resultado con el original.`;
    case 'pictures-missing':
      return note.pictures === 1
        ? 'Al resultado le falta una imagen. Compáralo con el original antes de borrarlo.'
        : `Al resultado le faltan ${number(note.pictures)} imágenes. Compáralo con el original antes de borrarlo.`;
    case 'scan-damaged':
      return 'En tu archivo hay una página escaneada con partes dañadas: puede que le falten líneas o que se vean mal.';
    case 'pages-blank':
      return 'Todas las páginas del resultado están en blanco, aunque el archivo tiene texto o imágenes. Conserva el original.';
    case 'page-layout-lost':
      return 'Este documento contiene otro. En las páginas que lo muestran pueden faltar el tamaño de página, los márgenes, los encabezados y los pies de página del original. Compáralas.';
    case 'slides-hidden':
      return note.slides === 1
        ? 'Una diapositiva está oculta en la presentación, así que no está en el resultado.'
        : `${number(note.slides)} diapositivas están ocultas en la presentación, así que no están en el resultado.`;
    case 'sheets-hidden':
      return note.sheets === 1
        ? 'Una hoja está oculta en el libro, así que no está en el resultado.'
        : `${number(note.sheets)} hojas están ocultas en el libro, así que no están en el resultado.`;
    case 'print-area-only':
      return `El resultado solo tiene el área de impresión de ${note.sheets === 1 ? 'una hoja' : `${number(note.sheets)} hojas`}.`;
    case 'comments-not-shown':
      return commentsNotShown(note);
    case 'sheets-chosen':
      return `Como elegiste, el resultado tiene ${number(note.sheets)} de las ${number(note.of)} hojas del libro.`;
    case 'printed-as-on-screen':
      return 'Los estilos de impresión de la página la dejarían en blanco, así que se imprimió como se ve en pantalla.';
    case 'not-tagged':
      return `Un pasaje cambia tantas veces de estilo que el PDF no tiene ${note.bookmarksLost ? 'marcadores ni ' : ''}etiquetas para lectores de pantalla.`;
    case 'parts-missing':
      return partsMissing(note);
    case 'pages-look-different':
      return note.pages === 1
        ? 'Una página se ve distinta en el resultado. Compárala con el original antes de borrarlo.'
        : `${number(note.pages)} páginas se ven distintas en el resultado. Compáralas con el original antes de borrarlo.`;
    case 'pages-not-compared':
      return note.pages === 1
        ? 'Una página tarda demasiado en dibujarse, así que no se comparó con el original. Mírala antes de borrarlo.'
        : `${number(note.pages)} páginas tardan demasiado en dibujarse, así que no se compararon con el original. Míralas antes de borrarlo.`;
    case 'notes-left-out':
      return note.notes === 1 ? 'Y una nota más.' : `Y ${number(note.notes)} notas más.`;
  }
}
