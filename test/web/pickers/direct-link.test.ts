import { expect, it } from 'vitest';
import { directLink } from '../../../web/pickers/direct-link.ts';

it.each([
  ['https://www.dropbox.com/s/abc/a.pdf?dl=0', 'https://www.dropbox.com/s/abc/a.pdf?raw=1'],
  ['https://www.dropbox.com/scl/fi/abc/a.pdf?rlkey=x&dl=0', 'https://www.dropbox.com/scl/fi/abc/a.pdf?rlkey=x&raw=1'],
  ['https://dl.dropboxusercontent.com/1/view/abc/a.pdf', 'https://dl.dropboxusercontent.com/1/view/abc/a.pdf'],
  ['https://www.dropbox.com/s/abc/dl=0', 'https://www.dropbox.com/s/abc/dl=0'],
])('%s leads to the file by %s', (link, direct) => {
  expect(directLink(link)).toBe(direct);
});
