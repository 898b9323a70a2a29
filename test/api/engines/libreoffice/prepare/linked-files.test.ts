import { expect, it } from 'vitest';
import {
  dropFileLinks,
  emptyFileLinks,
  mayNameFileHere,
} from '../../../../../api/engines/libreoffice/prepare/linked-files.ts';
import { edited } from '../../../../support/office/edited.ts';

it.each([
  'file:///usr/share/pixmaps/logo.png',
  '/usr/share/pixmaps/logo.png',
  '//usr/share/pixmaps/logo.png',
  'file://localhost/usr/share/logo.png',
  'file://127.0.0.1/usr/share/logo.png',
  '../../usr/share/logo.png',
  'pictures/../../../usr/share/logo.png',
  '%2e%2e/%2e%2e/usr/share/logo.png',
  'file:///C:/../usr/share/logo.png',
  'vnd.sun.star.expand:$BRAND_BASE_DIR/logo.png',
  'vnd.sun.star.tdoc:/',
])('takes %s for a file that may be of this server', (address) => expect(mayNameFileHere(address)).toBe(true));

it.each([
  'https://example.org/../logo.png',
  'ftp://example.org/logo.png',
  'file:///C:/Users/Ada/logo.png',
  'C:\\Users\\Ada\\logo.png',
  '/C:/Users/Ada/logo.png',
  '\\\\server\\share\\logo.png',
  'file://server/share/logo.png',
  'Pictures/100%.png',
  'Object%201',
  'logo.png',
  '',
])('takes %s for a file that is not', (address) => expect(mayNameFileHere(address)).toBe(false));

const relationship = (type: string, target: string, mode = 'External') =>
  `<Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" ` +
  `Target="${target}" TargetMode="${mode}"/>`;
const relationships = (part: string, content: string) =>
  edited(content, (editor) => dropFileLinks.wrap(editor, part), 'Relationships');

it('leaves links to pictures that may be files of this server out of an Office document, and no others', () => {
  const kept = [
    relationship('image', 'https://example.org/logo.png'),
    relationship('image', '/media/image1.png', 'Internal'),
    relationship('hyperlink', 'file:///usr/share/doc'),
  ].join('');
  const links = relationship('image', 'file:///usr/share/logo.png') + relationship('video', '../../usr/share/film.mp4');
  expect(dropFileLinks.hint.test(links)).toBe(true);
  expect(relationships('ppt/slides/_rels/slide1.xml.rels', links + kept)).toBe(kept);
  expect(relationships('ppt/slides/_rels/slide1.xml.rels', kept)).toBeNull();
  expect(relationships('ppt/slides/slide1.xml', links)).toBeNull();
});

it('empties references of OpenDocument to pictures that may be files of this server, and no others', () => {
  const image = (href: string) => `<draw:image xlink:href="${href}" xlink:type="simple"/>`;
  const kept = `${image('Pictures/1.png')}${image('./Object 1')}<text:a xlink:href="../next.odt">next</text:a>`;
  const filled = (href: string) => `<draw:fill-image draw:name="logo" xlink:href="${href}"/>`;
  expect(edited(image('../usr/logo.png') + filled('/usr/logo.png') + kept, (e) => emptyFileLinks.wrap(e, ''))).toBe(
    image('') + filled('') + kept,
  );
  expect(edited(kept, (e) => emptyFileLinks.wrap(e, ''))).toBeNull();
});

it('looks for references only where there may be some', () => {
  const found = ['file:///usr/logo.png', '/usr/logo.png', 'a/../../usr/logo.png', '&#47;usr/logo.png', './../usr'];
  for (const href of found) expect(emptyFileLinks.hint.test(`<draw:image xlink:href="${href}"/>`), href).toBe(true);
  for (const href of ['https://example.org/a.png', 'Pictures/1.png', './Object 1', '#Heading', ''])
    expect(emptyFileLinks.hint.test(`<draw:image xlink:href="${href}"/>`), href).toBe(false);
});
