import sharp from 'sharp';

/** The profile that libvips embeds for a name of its own. */
async function builtIn(name: 'p3' | 'cmyk'): Promise<Buffer> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } });
  const jpeg = await picture.withIccProfile(name).jpeg().toBuffer();
  const { icc } = await sharp(jpeg).metadata();
  if (icc === undefined) throw new Error(`no profile ${name}`);
  return icc;
}

/** A profile for grey with a gamma of 1.8 (ICC.1:2001-04). */
function greyProfile(): Buffer {
  const words = (...values: readonly (number | string)[]) =>
    Buffer.concat(
      values.map((value) => {
        const word = Buffer.alloc(4);
        if (typeof value === 'string') word.write(value, 'latin1');
        else word.writeUInt32BE(value);
        return word;
      }),
    );
  const text = 'Grey\0';
  const description = Buffer.concat([words('desc', 0, text.length), Buffer.from(text), Buffer.alloc(78 + 3)]);
  const white = words('XYZ ', 0, 0xf6d6, 0x10000, 0xd32d);
  const curve = Buffer.concat([words('curv', 0, 1), Buffer.from([1, 0xcc, 0, 0])]);
  const tags = [
    ['desc', description],
    ['wtpt', white],
    ['kTRC', curve],
  ] as const;
  const directory: Buffer[] = [words(tags.length)];
  const contents: Buffer[] = [];
  let at = 128 + 4 + tags.length * 12;
  for (const [name, content] of tags) {
    directory.push(words(name, at, content.length));
    contents.push(content);
    at += content.length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(at);
  header.writeUInt32BE(0x02100000, 8);
  header.write('mntrGRAYXYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  words(0xf6d6, 0x10000, 0xd32d).copy(header, 68);
  return Buffer.concat([header, ...directory, ...contents]);
}

/** A colour profile for each kind of device. */
export interface Profiles {
  readonly grey: Buffer;
  readonly rgb: Buffer;
  readonly cmyk: Buffer;
}

/** Makes the profiles: grey with a gamma of its own, Display P3, and libvips' CMYK. */
export async function createProfiles(): Promise<Profiles> {
  return { grey: greyProfile(), rgb: await builtIn('p3'), cmyk: await builtIn('cmyk') };
}
