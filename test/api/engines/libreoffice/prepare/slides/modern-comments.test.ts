import { expect, it } from 'vitest';
import {
  modernCommentHint,
  readModernComments,
} from '../../../../../../api/engines/libreoffice/prepare/slides/modern-comments.ts';
import { edited } from '../../../../../support/office/edited.ts';

const modern = 'xmlns:p188="http://schemas.microsoft.com/office/powerpoint/2018/8/main"';
const older = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const body = (...paragraphs: readonly string[]) =>
  `<p188:txBody><a:bodyPr/>${paragraphs.map((text) => `<a:p><a:r><a:rPr lang="en"/><a:t>${text}</a:t></a:r></a:p>`).join('')}</p188:txBody>`;

it('makes comments and answers those of older versions', () => {
  const answer = `<p188:reply id="{3}" authorId="{0000000B-1}" created="2024-01-03T00:00:00.000">${body('Done')}</p188:reply>`;
  const comment = `<p188:cm id="{2}" authorId="{0000001A-1}" created="2024-01-02T00:00:00.000"><pc:sldMkLst/><p188:pos x="914400" y="0"/><p188:replyLst>${answer}</p188:replyLst>${body('Please', 'check &amp; tell')}</p188:cm>`;
  const written = `<p188:cmLst ${modern}>${comment}</p188:cmLst>`;
  expect(written).toMatch(modernCommentHint);
  expect(edited(written, readModernComments)).toBe(
    `<p:cmLst ${older}>` +
      '<p:cm authorId="1" dt="2024-01-02T00:00:00.000" idx="1"><p:pos x="576" y="0"/><p:text>Please\ncheck &amp; tell</p:text></p:cm>' +
      '<p:cm authorId="0" dt="2024-01-03T00:00:00.000" idx="2"><p:pos x="576" y="0"/><p:text>Done</p:text></p:cm></p:cmLst>',
  );
});

it('makes their authors and the names of both parts known', () => {
  const authors = `<p188:authorLst ${modern}><p188:author id="{12ABCDEF-1}" name="Ann" initials="A" userId="u"/></p188:authorLst>`;
  expect(edited(authors, readModernComments)).toBe(
    `<p:cmAuthorLst ${older}><p:cmAuthor id="19578078" name="Ann" initials="A" lastIdx="1" clrIdx="0"/></p:cmAuthorLst>`,
  );
  const relationship = (type: string) => `<Relationship Id="r1" Type="${type}" Target="../comments/a.xml"/>`;
  const before = relationship('http://schemas.microsoft.com/office/2018/10/relationships/comments');
  expect(before).toMatch(modernCommentHint);
  expect(edited(before, readModernComments)).toBe(
    relationship('http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments'),
  );
  const part = (type: string) => `<Override PartName="/ppt/authors.xml" ContentType="${type}"/>`;
  expect(edited(part('application/vnd.ms-powerpoint.authors+xml'), readModernComments)).toBe(
    part('application/vnd.openxmlformats-officedocument.presentationml.commentAuthors+xml'),
  );
});

it('leaves older comments and other parts alone', () => {
  expect(edited(`<p:cmLst ${older}><p:cm authorId="0"/></p:cmLst>`, readModernComments)).toBeNull();
  expect(edited('<Relationship Id="r1" Type="http://x/slide" Target="a.xml"/>', readModernComments)).toBeNull();
});
