import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Compress Image. */
export const copy = {
  howTo: {
    heading: 'How to reduce the size of a photo',
    steps: [
      {
        name: 'Pick a picture',
        text: 'A .jpg, .jpeg or .png, by drag and drop or by clicking the drop area. “Selected:” followed by its name confirms the choice.',
      },
      {
        name: 'Move the Quality slider',
        text: 'From 30 (“smaller”) to 95 (“finer”). It starts at 70, where a photo looks the same on screen; below 50, edges start to suffer.',
      },
      {
        name: 'Press Compress',
        text: 'compressed.jpg downloads, and the message shows both sizes and how much you saved.',
      },
      {
        name: 'Drag the line to compare',
        text: 'The original and the result lie on top of each other, divided by a line. Drag it across faces, hair and lettering. If you see a difference that bothers you, try a higher value.',
      },
    ],
  },
  why: {
    heading: 'Smaller, and cleaner',
    reasons: [
      {
        name: 'A thorough encoder',
        text: 'mozjpeg encodes your pictures. It takes more time than a camera can, and needs about a tenth less space for the same look.',
      },
      {
        name: 'Place and camera are removed',
        text: 'GPS position, time, device, serial numbers and embedded previews aren’t in the result.',
      },
      {
        name: 'Same number of pixels',
        text: 'Width and height stay the same. The savings come from encoding alone, so you can still crop or print the picture.',
      },
      {
        name: 'Shown alike everywhere',
        text: 'The picture is turned upright for good and converted to sRGB, so that browsers, chats and office programs show the same colors.',
      },
      {
        name: 'No subscription for more',
        text: 'There’s no premium tier: any number of pictures, without sign-up, without a logo in the corner.',
      },
    ],
  },
  formats: {
    heading: 'JPG and PNG in, JPG out',
    paragraphs: [
      'The page takes .jpg, .jpeg and .png up to {limit} and 150 million pixels. The result is a JPEG, which every device shows. It is progressive: while loading, it appears at once in coarse form and then sharpens.',
      'The quality you choose decides how faithful the picture stays. Its hidden data is removed. Transparent parts of a PNG become white, since JPEG has no transparency. Screenshots and line drawings with few colors are often smaller as PNG than as JPEG; if the result is larger than your file, a note says so, and you’re better off keeping the original. A JPEG that can’t be made smaller keeps its pixels and only loses its metadata.',
    ],
  },
  article: {
    heading: 'What a photo carries with it, and what it can do without',
    sections: [
      {
        heading: 'GPS data in photos',
        paragraphs: [
          'A phone writes into each photograph where it was taken, to within a few meters, along with date, time, direction and model. The data are called EXIF and travel with the file by mail, in cloud folders, and on many websites. So a picture of a bicycle for sale gives away where it’s parked.',
          'Social networks usually strip these data when showing a picture; mail and file sharing don’t. A compressed picture from this page contains none of it. Keep your original: in your own album, place and time are useful.',
        ],
      },
      {
        heading: 'Lossy, but where?',
        paragraphs: [
          'JPEG divides the picture into squares of eight by eight pixels and stores for each how coarse and fine patterns mix. The quality decides how many of the fine ones are dropped. Skies and blurred backgrounds hide that well. Hard edges don’t: around dark letters on white, faint ripples appear. That’s why a photograph can go down to 60, while a picture of a document should stay at 80 or above.',
          'Color is stored at half the resolution of brightness up to a quality of 94, as the eye is less exacting there. From 95 on, both are full.',
        ],
      },
      {
        heading: 'Why compress only once',
        paragraphs: [
          'Each lossy pass adds its own errors to those of the one before. Start from the original whenever you want another size, not from a compressed copy. If you mean to edit the picture further, edit first and compress at the end.',
        ],
      },
      {
        heading: 'Faces, sky and small print',
        paragraphs: [
          'When comparing, look where the eye looks first. Skin turns waxy when the quality is too low, clear skies show steps, and fine hair clumps together. If all three are fine, the rest is. Text in a picture is the exception: it can be illegible although the scenery around it looks good. For screens and posters photographed to be read later, choose 80 or more.',
        ],
      },
      {
        heading: 'Sensible values',
        paragraphs: [
          'For a website or a listing, 60 to 75. For sending holiday pictures by mail, 70. For prints up to postcard size, 80. For a portfolio, 90. If a form demands a file below a certain size and even 50 is too large, the picture has too many pixels: reduce its width in a picture program first.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'How much do I save?',
      answer:
        'Photographs straight from a camera usually shrink to a quarter or less at 70. Pictures that a website or messenger has compressed already shrink little.',
    },
    {
      question: 'Can I get a PNG back from a PNG?',
      answer: 'No, this page always gives a JPEG. For logos and anything transparent keep the PNG.',
    },
    {
      question: 'Does the picture lose its profile?',
      answer:
        'Colors are converted from the embedded profile to sRGB before the profile is dropped. Very saturated tones of wide-gamut pictures become a little calmer.',
    },
    {
      question: 'Are WebP, HEIC or RAW possible?',
      answer: 'The accepted types are JPG, JPEG and PNG. Export from your photo program to one of these.',
    },
    {
      question: 'Can I compress to a fixed number of kilobytes?',
      answer:
        'You can set a limit: open “More options” and enter the target size in MB, such as 0.2 for 200 kilobytes. The quality goes down only as far as it has to, and never below 30. If that isn’t enough, the result says how far it got.',
    },
    {
      question: 'Are my pictures used for anything?',
      answer:
        'No. They arrive over HTTPS, are compressed and sent back, and are deleted right away. There’s no gallery and no upload history.',
    },
  ],
  related: ['img-to-pdf', 'bmpcompressor', 'tiffcompressor', 'pdf-compressor', 'zip-compressor'],
  tryIt: {
    heading: 'Put a photo on the scales',
    text: 'Drop one above, leave the slider where it is and look at the two bars. It’s free, and nobody asks for your name.',
  },
} as const satisfies ToolCopy;
