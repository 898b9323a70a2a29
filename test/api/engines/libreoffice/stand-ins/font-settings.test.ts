import { expect, it } from 'vitest';
import { fontSettings } from '../../../../../api/engines/libreoffice/stand-ins/font-settings.ts';
import type { StandIn } from '../../../../../api/engines/libreoffice/stand-ins/stand-in.ts';
import { parseXml } from '../../../../support/office/read/parse-xml.ts';

const standIn: StandIn = {
  names: ['Kafka Sans', 'Kafka & Sons'],
  shapes: 'Samsa',
  faces: { regular: 'Samsa-Regular' },
  line: { ascent: 1, descent: 0.2 },
};

it('names the stand-in of a family behind each of its names', () => {
  const settings = fontSettings('/srv/stand-ins', [standIn]);
  expect(() => parseXml(settings)).not.toThrow();
  expect(settings).toContain(
    '<family>Kafka &amp; Sons</family><accept><family>Stand-in for Kafka Sans</family></accept>',
  );
  expect(settings).toContain('<dir prefix="relative">fonts</dir>');
  expect(settings).not.toContain('Samsa');
});

it('hides the shapes that LibreOffice would take by itself, behind their stand-in', () => {
  const settings = fontSettings('/srv/stand-ins', [{ ...standIn, knownToLibreOffice: true }]);
  expect(settings).toContain('<patelt name="family"><string>Samsa</string></patelt>');
  expect(settings).toContain('<family>Samsa</family><accept><family>Stand-in for Kafka Sans</family></accept>');
});

it('names a stand-in for text of some languages in families that have a replacement', () => {
  const inLanguages = { languages: ['ar'], families: ['Arial'] };
  const settings = fontSettings('/srv/stand-ins', [{ ...standIn, inLanguages }]);
  expect(() => parseXml(settings)).not.toThrow();
  expect(settings).toContain(
    '<test name="lang" compare="contains"><string>ar</string></test><test name="family"><string>Arial</string></test>',
  );
  expect(settings).not.toContain('<alias binding="same"><family>Arial</family>');
});

it('has families of printers set in those that are as high as on Windows', () => {
  const settings = fontSettings('/srv/stand-ins', []);
  expect(settings).toContain('<family>Times</family><accept><family>Liberation Serif</family></accept>');
  expect(settings).toContain('<family>Helvetica</family><accept><family>Liberation Sans</family></accept>');
  // TextEdit on a Mac names faces, not families.
  expect(settings).toContain('<family>Helvetica-Bold</family><accept><family>Liberation Sans</family></accept>');
  expect(settings).toContain('<family>TimesNewRomanPSMT</family><accept><family>Liberation Serif</family></accept>');
});
