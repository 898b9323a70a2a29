import { describe, expect, it } from 'vitest';
import { latinEncoding } from '../../../../api/formats/encodings/latin-encoding.ts';
import { encodeText as encodeDos } from '../../../../catalog/files/archive-names/code-pages.ts';
import { encodeText } from '../../../support/encode-text.ts';

/** Short tables of names and places, as spreadsheet programs save them. */
const tables = {
  polish: 'Imię;Nazwisko;Miasto\nŁukasz;Wójcik;Łódź\nMałgorzata;Kamińska;Gdańsk\n',
  czech: 'Jméno;Město\nJiří Novák;Plzeň\nOndřej Šťastný;Ústí nad Labem\n',
  slovak: 'Meno;Mesto\nĽubomír Kováč;Žilina\nZuzana Horváthová;Košice\nŠtefan;Ľubica\n',
  hungarian: 'Név;Város\nErdős Gábor;Győr\nSzűcs Ágnes;Székesfehérvár\n',
  croatian: 'Ime;Grad\nĐuro Kovačević;Šibenik\nŽeljka Perić;Čakovec\n',
  romanian: 'Nume;Oraş\nŞtefan Ionescu;Iaşi\nMădălina Ţepeş;Piteşti\n',
  turkish: 'Ad;Şehir\nİbrahim Yılmaz;Iğdır\nÇağla Güneş;İzmir\n',
  lithuanian: 'Vardas;Miestas\nŽygimantas;Šiauliai\nRūta Kazlauskienė;Panevėžys\n',
  latvian: 'Vārds;Pilsēta\nJānis Bērziņš;Rīga\nĢirts Ķēniņš;Liepāja\n',
};

describe('latinEncoding', () => {
  it.each(['polish', 'czech', 'slovak', 'hungarian', 'croatian', 'romanian'] as const)(
    'knows %s by a table of DOS',
    (language) => {
      const bytes = encodeDos(tables[language], 'cp852');
      expect(bytes && latinEncoding(bytes)).toBe('cp852');
    },
  );

  it.each([
    ['windows-1250', 'polish'],
    ['iso-8859-2', 'polish'],
    ['windows-1250', 'czech'],
    ['iso-8859-2', 'czech'],
    ['windows-1250', 'slovak'],
    ['iso-8859-2', 'slovak'],
    ['windows-1250', 'hungarian'],
    ['windows-1250', 'croatian'],
    ['iso-8859-2', 'croatian'],
    ['windows-1250', 'romanian'],
    ['windows-1254', 'turkish'],
    ['windows-1257', 'lithuanian'],
    ['windows-1257', 'latvian'],
  ] as const)('knows %s by a table in %s', (encoding, language) => {
    expect(latinEncoding(encodeText(tables[language], encoding))).toBe(encoding);
  });

  it.each([
    'Jörg Müller;Köln\nBärbel Groß;Düsseldorf\n',
    'Hélène Lefèvre;Orléans\nFrançois Benoît;Nîmes\n',
    'José Muñoz;Málaga\nÍñigo Núñez;Cádiz\n',
    'João Gonçalves;São Paulo\nInês Simões;Évora\n',
    'Søren Kjær;Århus\nBjørn Nørgård;Tønder\n',
    'Åsa Öberg;Malmö\nPäivi Hämäläinen;Jyväskylä\n',
    'Þórður Jónsson;Ísafjörður\nGuðrún Sigurðardóttir;Höfn\n',
    'Müller;José;Søren;François;Þór;Ångström\n',
    '§ 5: 20 °C ± 1 °C, 3 m², © 2024, «café», £5\n',
    'naïve',
  ])('leaves a Western text alone: %j', (text) => {
    expect(latinEncoding(encodeText(text, 'latin1'))).toBeUndefined();
  });

  it('takes no text for another by a single name', () => {
    expect(latinEncoding(encodeText('Zdeno Chára;Kováč\n', 'windows-1250'))).toBeUndefined();
  });
});
