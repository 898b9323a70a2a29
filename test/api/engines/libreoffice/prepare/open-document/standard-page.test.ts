import { expect, it } from 'vitest';
import { createPlainEditor } from '../../../../../../api/engines/libreoffice/prepare/edit/xml-editor.ts';
import {
  addStandardPage,
  keepStandardPage,
  otherPageHint,
  pageTitleHint,
} from '../../../../../../api/engines/libreoffice/prepare/open-document/standard-page.ts';
import { edited } from '../../../../../support/office/edited.ts';

/** A page style as it is written with these attributes, and whether that is a change. */
function written(attributes: Readonly<Record<string, string>>) {
  const editor = keepStandardPage(createPlainEditor());
  editor.open('style:master-page', attributes);
  editor.close('style:master-page');
  return [editor.take(), editor.changed()];
}

it('takes the second name from the page style that pages have which name none', () => {
  const layout = { 'style:page-layout-name': 'pm1' };
  const named = '<style:master-page style:name="Standard" style:display-name="Default" style:page-layout-name="pm1"/>';
  expect(written({ 'style:name': 'Standard', 'style:display-name': 'Default', ...layout })).toEqual([
    '<style:master-page style:name="Standard" style:page-layout-name="pm1"/>',
    true,
  ]);
  expect(pageTitleHint.test(named)).toBe(true);
});

it('leaves other page styles', () => {
  expect(written({ 'style:name': 'First_20_Page', 'style:display-name': 'First Page' })[1]).toBe(false);
  expect(written({ 'style:name': 'Standard' })[1]).toBe(false);
});

const page = (name: string, more = '') =>
  `<style:master-page style:name="${name}"${more} style:page-layout-name="pm1"><style:footer>Foot</style:footer></style:master-page>`;
const styles = (...pages: readonly string[]) => `<office:master-styles>${pages.join('')}</office:master-styles>`;

it('adds the page style that pages have which name none, as the first one is', () => {
  const others = [page('Letter', ' style:display-name="Our letter"'), page('Annex')];
  expect(edited(styles(...others), addStandardPage)).toBe(styles(...others, page('Standard')));
  expect(otherPageHint.test(styles(...others))).toBe(true);
});

it('adds none to a text that has it, or no page styles at all', () => {
  expect(edited(styles(page('Letter'), page('Standard')), addStandardPage)).toBeNull();
  expect(edited(styles(), addStandardPage)).toBeNull();
  expect(otherPageHint.test(styles(page('Standard')))).toBe(false);
});
