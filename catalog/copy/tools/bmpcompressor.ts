import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Compress BMP. */
export const copy = {
  howTo: {
    heading: 'How to shrink a BMP',
    steps: [
      {
        name: 'Add the bitmap',
        text: 'Any .bmp, whether from Paint, a scanner, a microscope or a machine. You can also use Google Drive and Dropbox if the site has set them up.',
      },
      {
        name: 'Choose JPG, WebP or BMP',
        text: 'JPG suits photographs and opens everywhere. WebP is smaller and keeps drawings sharp. BMP is for programs that accept nothing else; it keeps 256 colors at most.',
      },
      {
        name: 'Set the quality',
        text: 'The slider runs from 10 to 100 and starts at 85. For a BMP, it decides how smooth color transitions stay.',
      },
      {
        name: 'Press Compress and compare',
        text: 'You see the result over the original, with a line you can drag. Not convinced? Change the format or quality and press again.',
      },
    ],
  },
  why: {
    heading: 'Three ways out of a wasteful format',
    reasons: [
      {
        name: 'A few percent of the size',
        text: 'At the usual quality, a photograph saved as JPG or WebP takes about a twentieth of the space, sometimes much less.',
      },
      {
        name: 'A smaller BMP if it must be one',
        text: 'With a palette and run-length coding, a BMP shrinks to between a fifth and a third of its size, and old software still reads it.',
      },
      {
        name: 'Exact when there are few colors',
        text: 'A drawing or screenshot with up to 256 colors loses nothing as BMP. As WebP, a lossless version is tried as well and taken if it is smaller.',
      },
      {
        name: 'All sorts of bitmaps',
        text: 'Top-down and bottom-up, 1 to 32 bits, with masks, palettes, run lengths and old OS/2 headers are read.',
      },
      {
        name: 'Nothing to buy for more pictures',
        text: 'Use it for one bitmap or a drive full of them, free and without limit. There’s no sign-up and no watermark.',
      },
    ],
  },
  formats: {
    heading: 'BMP, JPG and WebP',
    paragraphs: [
      'BMP is the bitmap format of Windows since its early versions. It usually stores three bytes for every pixel, one after the other, uncompressed. Nearly every program on Windows reads it, while websites and mail make little use of it. The page takes .bmp up to {limit}.',
      'JPG opens on every device but knows no transparency, which becomes white. WebP opens in all current browsers and picture programs, keeps transparency, and ends at 16,383 pixels a side. All three keep the number of pixels. A BMP holds little besides the picture itself, and details such as its resolution may be missing from the result.',
    ],
  },
  article: {
    heading: 'Why bitmaps are so large, and what each format does about it',
    sections: [
      {
        heading: 'Three bytes for every dot',
        paragraphs: [
          'A screenshot of 1920 by 1080 pixels has two million dots and, as BMP, 6.2 megabytes, no matter whether it shows a photograph or an empty page. The format dates from a time when pictures were small and processors slow: writing pixels as they lie in memory needs no computing. Today it’s the other way around: computing is cheap, and transfer takes time.',
        ],
      },
      {
        heading: 'Photograph or drawing?',
        paragraphs: [
          'Photographs have soft transitions and noise. JPG and lossy WebP describe them by patterns and drop the finest. Drawings, diagrams and screenshots have even areas and hard edges; there, patterns leave a haze around letters, and it is better to list runs of equal color. A lossless WebP does that, and so does a BMP with a palette.',
          'If you aren’t sure, compress once as JPG and once as WebP at 85 and drag the line over a piece of small lettering. The difference is plain.',
        ],
      },
      {
        heading: 'How a BMP can become smaller and stay a BMP',
        paragraphs: [
          'Instead of three bytes, each pixel stores a number between 0 and 255 that points into a table of 256 colors chosen for this picture. That’s a third. Then runs of the same number are stored as “forty times 17”. That brings line art down to a few percent and photographs to a quarter or so. In photographs, neighboring tones may be merged where the eye doesn’t notice; the lower the quality, the more of them.',
        ],
      },
      {
        heading: 'Old programs and small screens',
        paragraphs: [
          'Displays of machines, e-paper labels and game engines often demand bitmaps of a certain kind: so many pixels, so many colors, no compression. Read the manual before compressing for them. If it says “256 colors” without mentioning run lengths, try the result on the device; if it refuses, the colors are right and only the packing isn’t, and a picture program can save it again without run-length coding.',
        ],
      },
      {
        heading: 'Which one for what',
        paragraphs: [
          'For mail, forms and office documents: JPG. For a website or an app: WebP. For embroidery machines, engravers, old control panels, games and laboratory software: BMP, after checking that the program accepts 256 colors with run-length coding, which most but not all do. For an archive of exact 24-bit originals: none of these; pack the untouched files into a ZIP or 7z instead.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Will I see a difference?',
      answer:
        'Hardly, at 85 and normal size. In a BMP, smooth skies may show faint bands, because 256 colors are too few for them.',
    },
    {
      question: 'What does “As a 7z archive” do?',
      answer:
        'It puts the result into an archive. For JPG and WebP that saves next to nothing; for a BMP it saves more. If your own bitmap packs even better than the one with 256 colors, the archive holds yours.',
    },
    {
      question: 'My device wants an uncompressed 24-bit BMP. Can I get that?',
      answer: 'That’s what you already have. If it must be smaller, reduce its width and height in a picture program.',
    },
    {
      question: 'Why is the JPG larger than my bitmap?',
      answer:
        'Your bitmap has few colors and was small to begin with. A note says so; choose WebP or keep the original.',
    },
    {
      question: 'Can I drop other pictures here?',
      answer: 'The page is made for .bmp and the server checks the content. For JPG and PNG there is Compress Image.',
    },
    {
      question: 'What remains of my picture on the server?',
      answer:
        'Nothing. It arrives over HTTPS, is converted, and is deleted together with the result as soon as that has been sent.',
    },
  ],
  related: ['img-compressor', 'tiffcompressor', 'img-to-pdf', 'zip-compressor', 'pdf-compressor'],
  tryIt: {
    heading: 'Take any screenshot saved by Paint',
    text: 'Drop it above and look at the two bars: the upper one is what you would have sent. The lower one takes no program and no account.',
  },
} as const satisfies ToolCopy;
