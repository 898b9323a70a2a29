import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type PdfObject, pdfOf, streamOf } from './pdf-objects.ts';

/** A picture like a photograph: soft shapes with grain. */
async function photo(side: number): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return await sharp({ create: { width: side, height: side, channels: 3, background: '#808080', noise: grain } })
    .blur(6)
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Opaque in its left half, clear in its right half. */
function halfMask(side: number): Buffer {
  const mask = Buffer.alloc(side * side);
  for (let row = 0; row < side; row++) mask.fill(255, row * side, row * side + side / 2);
  return mask;
}

const image = (side: number, data: Buffer, entries: string): PdfObject => ({
  entries: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /Filter /FlateDecode ${entries}`,
  data: deflateSync(data, { level: 1 }),
});

/** With quotes and a dash of Windows' Latin encoding. */
const text = 'A wright \\223makes\\224 things \\226 by hand';

/** A signed field, its signature and what it looks like, as the objects from 24 on. */
const signature: readonly PdfObject[] = [
  '<< /Type /Annot /Subtype /Widget /FT /Sig /T (signature) /Rect [72 300 272 340] /F 132 /V 25 0 R /P 3 0 R /AP << /N 26 0 R >> >>',
  '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 10 20 30] /Contents <00112233> >>',
  streamOf('0 0 1 rg 0 0 200 40 re f', '/Type /XObject /Subtype /Form /BBox [0 0 200 40]'),
];

interface Illustration {
  readonly signed?: boolean;
  /** Pixels of a side of its photographs, which are two inches wide. */
  readonly side?: number;
}

/**
 * One page with what compressors lose: two equal photographs and one with a mask over a yellow ground, a whole font, a link, a
 * bookmark, a form, tags, a layer, an attachment, and an editor's private data. The signature that it may have is not a
 * real one. It is made once; nobody may change its bytes.
 */
export function illustratedPdf({ signed = false, side = 900 }: Illustration = {}): Promise<Buffer> {
  const key = `${signed} ${side}`;
  const made = illustrated.get(key) ?? draw({ signed, side });
  illustrated.set(key, made);
  return made;
}

const illustrated = new Map<string, Promise<Buffer>>();

async function draw({ signed, side }: Required<Illustration>): Promise<Buffer> {
  const only = (text: string) => (signed ? text : '');
  const samples = await photo(side);
  const font = readFileSync('/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf');
  const widths = Array.from({ length: 224 }, () => 500).join(' ');
  const show = (name: string, x: number) => `q 144 0 0 144 ${x} 500 cm /${name} Do Q`;
  const content = [
    '1 1 0 rg 60 490 480 170 re f 0 g',
    show('First', 70),
    show('Second', 225),
    show('Masked', 380),
    `/P << /MCID 0 >> BDC BT /F 14 Tf 72 720 Td (${text}) Tj ET EMC`,
    '/OC /Layer BDC BT /F 10 Tf 72 90 Td (On a layer) Tj ET EMC',
  ].join('\n');
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${only('/Perms << /DocMDP 25 0 R >> ')}` +
      `/Outlines 10 0 R /AcroForm << ${only('/SigFlags 3 ')}/Fields [13 0 R${only(' 24 0 R')}] ` +
      '/DR << /Font << /Helv 14 0 R >> >> /DA (/Helv 0 Tf 0 g) >> ' +
      '/MarkInfo << /Marked true >> /StructTreeRoot 15 0 R /OCProperties << /OCGs [17 0 R] /D << /Order [17 0 R] >> >> ' +
      '/Names << /EmbeddedFiles << /Names [(notes.txt) 18 0 R] >> >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /StructParents 0 ' +
      `/Annots [12 0 R 13 0 R${only(' 24 0 R')}] ` +
      '/PieceInfo << /Editor << /Private 20 0 R >> >> /Thumb 21 0 R ' +
      '/Resources << /Font << /F 8 0 R >> /XObject << /First 5 0 R /Second 6 0 R /Masked 7 0 R >> /Properties << /Layer 17 0 R >> >> >>',
    streamOf(content),
    image(side, samples, '/ColorSpace /DeviceRGB'),
    image(side, samples, '/ColorSpace /DeviceRGB'),
    image(side, samples, '/ColorSpace /DeviceRGB /SMask 22 0 R'),
    `<< /Type /Font /Subtype /TrueType /BaseFont /LiberationSerif /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 /Widths [${widths}] /FontDescriptor 9 0 R >>`,
    '<< /Type /FontDescriptor /FontName /LiberationSerif /Flags 32 /FontBBox [-543 -303 1277 981] /ItalicAngle 0 /Ascent 891 /Descent -216 /CapHeight 656 /StemV 80 /FontFile2 23 0 R >>',
    '<< /Type /Outlines /First 11 0 R /Last 11 0 R /Count 1 >>',
    '<< /Title (The beginning) /Parent 10 0 R /Dest [3 0 R /Fit] >>',
    '<< /Type /Annot /Subtype /Link /Rect [72 710 300 735] /Border [0 0 0] /A << /S /URI /URI (https://example.org/) >> >>',
    '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ada) /Rect [72 400 300 420] /P 3 0 R /F 4 /DA (/Helv 12 Tf 0 g) >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /StructTreeRoot /K 16 0 R /ParentTree << /Nums [0 [16 0 R]] >> >>',
    '<< /Type /StructElem /S /P /P 15 0 R /Pg 3 0 R /K 0 >>',
    '<< /Type /OCG /Name (Notes) >>',
    '<< /Type /Filespec /F (notes.txt) /UF (notes.txt) /EF << /F 19 0 R >> >>',
    streamOf('Notes that travel with the document.', '/Type /EmbeddedFile'),
    streamOf('what an editor keeps for itself '.repeat(3000)),
    image(side, samples, '/ColorSpace /DeviceRGB'),
    image(side, halfMask(side), '/ColorSpace /DeviceGray'),
    { entries: `/Length1 ${font.length}`, data: font },
    ...(signed ? signature : []),
  ]);
}

/** A signed page. The signature is not a real one, which makes no difference to programs that would break it. */
export function signedPdf(): Buffer {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /SigFlags 3 /Fields [4 0 R] >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [4 0 R] >>',
    '<< /Type /Annot /Subtype /Widget /FT /Sig /T (signature) /Rect [0 0 0 0] /V 5 0 R /P 3 0 R >>',
    '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 10 20 30] /Contents <00112233> >>',
  ]);
}
