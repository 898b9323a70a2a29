import type { ProblemWords } from '../problem-words.ts';
import { remedies } from './problem-remedies.ts';
import { aboutRequests } from './problem-requests.ts';
import { problemTitles } from './problem-titles.ts';
import { advice } from './tool-page/failure-words.ts';

const sentences: ProblemWords['sentences'] = {
  ...remedies,
  ...aboutRequests,
  // A busy server.
  'The server has more to do than it manages right now.': 'El servidor tiene ahora más trabajo del que puede atender.',
  'The server is being restarted.': 'El servidor se está reiniciando.',
  'The server was restarted and lost this conversion.': 'El servidor se reinició y perdió esta conversión.',
  'The server can handle only {size} at once.': 'El servidor solo puede atender {size} a la vez.',
  'The server keeps {size} of its disk free and has no room for this file right now.':
    'El servidor mantiene {size} de su disco libres y ahora no tiene sitio para este archivo.',
  'The server’s files can’t be reached right now.': 'Ahora no se puede acceder a los archivos del servidor.',
  'The server’s queue can’t be reached right now.': 'Ahora no se puede acceder a la cola del servidor.',
  'No machine is ready for this kind of file right now.': 'Ahora ninguna máquina está lista para este tipo de archivo.',
  '{count} files are already waiting.': 'Ya hay {count} archivos en espera.',
  '{count} files from your network are already waiting.': 'Ya hay {count} archivos de tu red en espera.',
  'Your network can have {count} connections open at once.': 'Tu red puede tener {count} conexiones abiertas a la vez.',
  'Your network can have {count} conversions here at once.': 'Tu red puede tener aquí {count} conversiones a la vez.',
  'Your network can upload {count} files at once.': 'Tu red puede subir {count} archivos a la vez.',
  'Your network can have up to {size} of files here at once.':
    'Tu red puede tener aquí hasta {size} de archivos a la vez.',
  'Your network can send up to {count} files a minute.': 'Tu red puede enviar hasta {count} archivos por minuto.',
  'This key can have {count} conversions here at once.': 'Esta clave puede tener aquí {count} conversiones a la vez.',
  'This key can upload {count} files at once.': 'Esta clave puede subir {count} archivos a la vez.',
  'This key can have up to {size} of files here at once.':
    'Esta clave puede tener aquí hasta {size} de archivos a la vez.',
  'This key can send up to {count} files a minute.': 'Esta clave puede enviar hasta {count} archivos por minuto.',
  'This takes longer than the server allows.': 'Esto tarda más de lo que permite el servidor.',
  'This file can’t be processed: the server broke off over it twice.':
    'Este archivo no se puede procesar: el servidor falló con él dos veces.',
  // Passwords.
  'This document opens only with a password.': 'Este documento solo se abre con contraseña.',
  'This PDF opens only with a password.': 'Este PDF solo se abre con contraseña.',
  'This PDF is encrypted for certain people’s certificates or by a rights service, which can’t be opened here.':
    'Este PDF está cifrado para los certificados de ciertas personas o por un servicio de derechos, y aquí no se puede abrir.',
  'Open it in the program that can, save it without protection, and send that copy.':
    'Ábrelo en el programa que pueda hacerlo, guárdalo sin protección y envía esa copia.',
  'This archive is protected by a password.': 'Este archivo ZIP está protegido con contraseña.',
  'This presentation opens only with a password, and files in PowerPoint’s older format can’t be opened with one here.':
    'Esta presentación solo se abre con contraseña, y aquí los archivos del formato antiguo de PowerPoint no se pueden abrir con ella.',
  'The password doesn’t open this document.': 'La contraseña no abre este documento.',
  'The password doesn’t open this PDF.': 'La contraseña no abre este PDF.',
  'The password doesn’t open “{name}”.': 'La contraseña no abre «{name}».',
  'The password doesn’t open “{name}”, or the file is damaged.':
    'La contraseña no abre «{name}», o el archivo está dañado.',
  'The password opens this file, but it holds no {label} document.':
    'La contraseña abre este archivo, pero no contiene ningún documento de {label}.',
  'This document is encrypted in a way that this server can’t open, even with the password.':
    'Este documento está cifrado de un modo que este servidor no puede abrir, ni siquiera con la contraseña.',
  'The password of this document asks for more work than the server does.':
    'La contraseña de este documento exige más trabajo del que hace el servidor.',
  'Only PKZIP and SecureZIP can decrypt this archive.': 'Solo PKZIP y SecureZIP pueden descifrar este archivo ZIP.',
  'This server can’t recognize text in the language you chose.':
    'Este servidor no puede reconocer texto en el idioma elegido.',
  'This PDF is signed.': 'Este PDF está firmado.',
  'Any change would break its signature, so it was left alone.':
    'Cualquier cambio invalidaría la firma, así que no se tocó.',
  'Its signature can’t be removed here.': 'Su firma no se puede quitar aquí.',
  'Removing the signature of this PDF takes more memory than the server allows.':
    'Quitar la firma de este PDF necesita más memoria de la que permite el servidor.',
  // Damage.
  'This document is damaged.': 'Este documento está dañado.',
  'This document is incomplete: its main part is missing.':
    'Este documento está incompleto: le falta la parte principal.',
  'This workbook has cells outside the rows and columns of a sheet.':
    'Este libro tiene celdas fuera de las filas y columnas de una hoja.',
  'The contents of this document are damaged.': 'El contenido de este documento está dañado.',
  'The structure of this document is damaged.': 'La estructura de este documento está dañada.',
  'The package of this document is damaged.': 'El paquete de este documento está dañado.',
  'The encryption of this document is damaged.': 'El cifrado de este documento está dañado.',
  'This document is written in an unknown character encoding.':
    'Este documento está escrito con una codificación desconocida.',
  'This archive is damaged: its table of contents can’t be read.':
    'Este archivo ZIP está dañado: no se puede leer su índice.',
  'This archive is damaged, or made to deceive: its table of contents names files otherwise than they are stored.':
    'Este archivo ZIP está dañado o hecho para engañar: su índice da a los archivos otros nombres que los que llevan guardados.',
  'The table of contents of this archive is damaged.': 'El índice de este archivo ZIP está dañado.',
  'The end of this archive is missing, as if a download broke off.':
    'A este archivo ZIP le falta el final, como si se hubiera cortado la descarga.',
  '“{name}” in this archive is damaged: its content isn’t what was packed.':
    '«{name}» está dañado: su contenido no es el que se comprimió.',
  'The PDF can’t be opened.': 'El PDF no se puede abrir.',
  'It may be damaged: open it in a PDF reader, print it to a new PDF, and try that copy.':
    'Puede que esté dañado: ábrelo en un lector de PDF, imprímelo en un PDF nuevo y prueba con esa copia.',
  'This PDF has no pages that can be found.': 'No se encuentra ninguna página en este PDF.',
  'It may be damaged: save it again and add that copy.': 'Puede que esté dañado: guárdalo otra vez y añade esa copia.',
  'The TIFF can’t be read.': 'El TIFF no se puede leer.',
  'It may be damaged: save it again in the program that made it, and try that copy.':
    'Puede que esté dañado: guárdalo otra vez en el programa con el que se creó y prueba con esa copia.',
  'Page {page} of this PDF can’t be read.': 'La página {page} de este PDF no se puede leer.',
  'Page {page} of the TIFF has {bits} bits a sample in an arrangement that can’t be read here.':
    'La página {page} del TIFF tiene {bits} bits por muestra, dispuestos de un modo que aquí no se puede leer.',
  'Save it with 8 or 16 bits a sample in the program that made it, and try that copy.':
    'Guárdala con 8 o 16 bits por muestra en el programa con el que se creó y prueba con esa copia.',
  'Page {page} of the TIFF can’t be decoded.': 'La página {page} del TIFF no se puede descodificar.',
  'It’s damaged, or of a kind that only the program that made it can read: save it there as an ordinary TIFF, and try that copy.':
    'Está dañada o es de un tipo que solo lee el programa con el que se creó: guárdalo allí como TIFF normal y prueba con esa copia.',
  'The picture is incomplete: the file ends in the middle of it.':
    'La imagen está incompleta: el archivo termina a la mitad.',
  'This file isn’t text, whatever its name says.': 'Este archivo no es de texto, diga lo que diga su nombre.',
  'This text is in UTF-32.': 'Este texto está en UTF-32.',
  'This is a {label} file under another name.': 'Este es un archivo de {label} con otro nombre.',
  'This is one piece of a split archive.': 'Esta es una parte de un archivo ZIP dividido.',
  'This archive is packed in a way that can’t be unpacked here.':
    'Este archivo ZIP está comprimido de un modo que aquí no se puede extraer.',
  '“{name}” is packed with method {method}, which can’t be unpacked here.':
    '«{name}» está comprimido con el método {method}, que aquí no se puede extraer.',
  // Too much.
  'This archive holds {count} entries; up to {most} can be unpacked here.':
    'Este archivo ZIP contiene {count} entradas; aquí se pueden extraer hasta {most}.',
  'This archive unpacks to {size}; up to {most} can be unpacked here.':
    'Este archivo ZIP ocupa {size} una vez extraído; aquí se pueden extraer hasta {most}.',
  'This archive unpacks to {size}, {times} times its size, as archives made to overwhelm do.':
    'Este archivo ZIP ocupa {size} una vez extraído, {times} veces su tamaño, como los hechos para saturar.',
  'This archive has an enormous table of contents.': 'El índice de este archivo ZIP es enorme.',
  'This document lists too many parts.': 'Este documento tiene demasiadas partes.',
  'This document nests its drawings too deeply.': 'Este documento anida demasiado sus dibujos.',
  'This document brings a font whose characters are made of each other without end.':
    'Este documento trae una fuente cuyos caracteres se componen unos de otros sin fin.',
  'Save it without embedded fonts.': 'Guárdalo sin fuentes incrustadas.',
  'The drawings in this document repeat their parts tens of thousands of times.':
    'Los dibujos de este documento repiten sus partes decenas de miles de veces.',
  'Simplify them, or replace them by pictures.': 'Simplifícalos o sustitúyelos por imágenes.',
  'This document unpacks to an enormous size.': 'Este documento ocupa muchísimo una vez extraído.',
  'This document holds a part of enormous size.': 'Este documento contiene una parte enorme.',
  'This document unpacks to hundreds of times its size.': 'Este documento ocupa cientos de veces más una vez extraído.',
  'Files like that can’t be opened here.': 'Aquí no se pueden abrir archivos así.',
  'This document holds {count} files, more than can be opened here.':
    'Este documento contiene {count} archivos, más de los que se pueden abrir aquí.',
  'This document has a table row of more than {count} cells.':
    'Este documento tiene una fila de tabla de más de {count} celdas.',
  'This document nests its contents more than {count} levels deep.':
    'Este documento anida su contenido en más de {count} niveles.',
  'This document opens more than {count} {what} without closing them.':
    'Este documento abre más de {count} elementos sin cerrarlos.',
  'This document shows others within each other more than {count} levels deep.':
    'Este documento muestra otros, unos dentro de otros, en más de {count} niveles.',
  'This document shows more than {count} others in frames.':
    'Este documento muestra más de {count} documentos en marcos.',
  'This document shows others in frames that are too long.':
    'Este documento muestra en marcos documentos demasiado largos.',
  'Save what its frames show as documents of their own.':
    'Guarda lo que muestran sus marcos como documentos independientes.',
  'This document has a paragraph of more than {count} characters.':
    'Este documento tiene un párrafo de más de {count} caracteres.',
  'Divide it into shorter ones.': 'Divídelo en otros más cortos.',
  'Close them, or save it again in a program that does.': 'Ciérralos o guárdalo otra vez en un programa que lo haga.',
  'This document holds a value of enormous length.': 'Este documento contiene un valor larguísimo.',
  'This document declares XML entities, which no office program writes, so it can’t be opened here.':
    'Este documento declara entidades XML, que ningún programa de oficina escribe, así que aquí no se puede abrir.',
  'A part of this workbook declares a document type, which no spreadsheet program writes.':
    'Una parte de este libro declara un tipo de documento, cosa que ningún programa de hojas de cálculo hace.',
  'This document has more links between its parts than any program writes.':
    'Este documento tiene más enlaces entre sus partes de los que escribe ningún programa.',
  'This document holds a picture of {width} × {height} pixels.':
    'Este documento contiene una imagen de {width} × {height} píxeles.',
  'The picture has {width} × {height} pixels, {millions} million.':
    'La imagen tiene {width} × {height} píxeles, {millions} millones.',
  'The limit for pictures of this kind is {millions} million: try a smaller copy.':
    'El límite para este tipo de imágenes es de {millions} millones: prueba con una copia más pequeña.',
  'The picture is {width} × {height} pixels.': 'La imagen mide {width} × {height} píxeles.',
  'This format allows {pixels} pixels a side.': 'Este formato admite {pixels} píxeles por lado.',
  'Choose another.': 'Elige otro.',
  'This JPEG has {bits} bits per color.': 'Este JPEG tiene {bits} bits por color.',
  'This JPEG has {bits} bits per color, which PDF doesn’t support.':
    'Este JPEG tiene {bits} bits por color, algo que PDF no admite.',
  'This document has more than {count} pages.': 'Este documento tiene más de {count} páginas.',
  'The TIFF has more than {count} pages.': 'El TIFF tiene más de {count} páginas.',
  'The pages of this TIFF are stored in too many pieces.':
    'Las páginas de este TIFF están guardadas en demasiados fragmentos.',
  'This PDF has {count} pages, more than can be rebuilt at once.':
    'Este PDF tiene {count} páginas, más de las que se pueden reconstruir de una vez.',
  '“{name}” has values for {count} files, but there are fewer.':
    '«{name}» tiene valores para {count} archivos, pero hay menos.',
  'This PDF has {count} pages, so there is no page {page}.':
    'Este PDF tiene {count} páginas, así que no hay página {page}.',
  'This workbook has no sheet “{name}”.': 'Este libro no tiene ninguna hoja «{name}».',
  'Choose a sheet of this workbook.': 'Elige una hoja de este libro.',
  'Its sheets are {names} and {count} more.': 'Sus hojas son {names} y {count} más.',
  'Its sheets are {names}.': 'Sus hojas son {names}.',
  'The sheets of this file can’t be chosen.': 'No se pueden elegir hojas de este archivo.',
  'Leave “sheets” empty.': 'Deja vacío «Hojas».',
  'Page {page} is selected twice.': 'La página {page} está elegida dos veces.',
  'A page is selected twice.': 'Hay una página elegida dos veces.',
  'These files have more than {count} pages together, the most that can be merged at once.':
    'Estos archivos suman más de {count} páginas, el máximo que se puede unir de una vez.',
  'This file would fill more than {count} pages, the most that one PDF may have here.':
    'Este archivo ocuparía más de {count} páginas, el máximo de un PDF aquí.',
  'A sheet of this workbook would fill about {count} pages.': 'Una hoja de este libro ocuparía unas {count} páginas.',
  'Rebuilding this PDF takes more {of} than the server allows.':
    'Reconstruir este PDF exige más de lo que permite el servidor.',
  'Reading this PDF takes more {of} than the server allows.': 'Leer este PDF exige más de lo que permite el servidor.',
  'This PDF takes more time or memory than the server allows.':
    'Este PDF exige más tiempo o memoria de lo que permite el servidor.',
  // Results that were not sent.
  'The converted document came out broken, so it wasn’t sent.':
    'El documento convertido salió defectuoso, así que no se envió.',
  'The result came out without the text of this document, so it wasn’t sent.':
    'El resultado salió sin el texto de este documento, así que no se envió.',
  'The result lacks most of the text of this document, so it wasn’t sent.':
    'Al resultado le falta la mayor parte del texto de este documento, así que no se envió.',
  'The presentation has {count} slides, but only {pages} came out, so it wasn’t sent.':
    'La presentación tiene {count} diapositivas, pero solo salieron {pages}, así que no se envió.',
  'The archive came out with a file missing or damaged, so it wasn’t sent.':
    'Al archivo ZIP le faltaba un archivo o salió dañado, así que no se envió.',
  'Part of the file didn’t get onto a page, so the PDF wasn’t sent.':
    'Parte del archivo no llegó a ninguna página, así que el PDF no se envió.',
  'Page {page} of “{name}” lost part of its content on the way, so nothing was sent.':
    'La página {page} de «{name}» perdió parte de su contenido por el camino, así que no se envió nada.',
  'The conversion produced no pages.': 'La conversión no produjo ninguna página.',
  'The document may be empty or damaged.': 'Puede que el documento esté vacío o dañado.',
  'The document was opened, but it couldn’t be saved in the new format.':
    'El documento se abrió, pero no se pudo guardar en el formato nuevo.',
  'This PDF has no text, and none could be recognized in its pictures.':
    'Este PDF no tiene texto, y en sus imágenes no se pudo reconocer ninguno.',
  'A scan needs sharp, upright letters, at 200 dots an inch or more.':
    'Un escaneo necesita letras nítidas y derechas, a 200 puntos por pulgada o más.',
  // Which of several files; the sentences after it are its own.
  '“{name}”:': '«{name}»:',
};

/** What problems say in Spanish. */
export const problemWords: ProblemWords = { titles: problemTitles, advice, sentences };
