import { escaped, type Parts, root } from './package.ts';

const oasis = 'urn:oasis:names:tc:opendocument:xmlns';

/** The prefixes that OpenDocument parts declare. */
export const namespaces = {
  office: `${oasis}:office:1.0`,
  style: `${oasis}:style:1.0`,
  text: `${oasis}:text:1.0`,
  table: `${oasis}:table:1.0`,
  draw: `${oasis}:drawing:1.0`,
  presentation: `${oasis}:presentation:1.0`,
  fo: `${oasis}:xsl-fo-compatible:1.0`,
  svg: `${oasis}:svg-compatible:1.0`,
  xlink: 'http://www.w3.org/1999/xlink',
  dc: 'http://purl.org/dc/elements/1.1/',
};

/** The declarations of font families, named F0, F1, … */
export function fontFaces(fonts: readonly string[]): string {
  const faces = fonts.map(
    (font, index) => `<style:font-face style:name="F${index}" svg:font-family="'${escaped(font)}'"/>`,
  );
  return `<office:font-face-decls>${faces.join('')}</office:font-face-decls>`;
}

/** A character style T0, T1, … in the font of the same number. */
export const textStyle = (_font: string, index: number): string =>
  `<style:style style:name="T${index}" style:family="text"><style:text-properties style:font-name="F${index}" ` +
  `style:font-name-asian="F${index}" style:font-name-complex="F${index}"/></style:style>`;

/** A manifest that names the package's type and its parts (OpenDocument 1.3 part 2, §3.2). */
export function manifest(mimetype: string, names: readonly string[]): string {
  const entry = (name: string, type: string) =>
    `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="${type}"/>`;
  const entries = names.map((name) => entry(name, name.endsWith('.xml') ? 'text/xml' : ''));
  return root('manifest:manifest', { manifest: `${oasis}:manifest:1.0` }, entry('/', mimetype) + entries.join(''));
}

const script = 'http://openoffice.org/2000/script';
const library = { library: 'http://openoffice.org/2000/library' };

/** A Basic library with one module. */
export const basicLibrary: Parts = {
  'Basic/script-lc.xml': root(
    'library:libraries',
    library,
    '<library:library library:name="Standard" library:link="false"/>',
  ),
  'Basic/Standard/script-lb.xml': root('library:library', library, '<library:element library:name="Module1"/>'),
  'Basic/Standard/Module1.xml': root('script:module', { script }, 'Sub Main\nEnd Sub'),
};
