import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createCommentCounter } from '../../../../../api/engines/libreoffice/inspect/unprinted-comments.ts';
import { readXml } from '../../../../../api/formats/xml/xml.ts';

async function counted(parts: Readonly<Record<string, string>>) {
  const counter = createCommentCounter();
  const seen: string[] = [];
  for (const [part, xml] of Object.entries(parts)) {
    const events = counter.watch(part, { text: (text) => seen.push(text) });
    await readXml(Readable.from([Buffer.from(xml)]), events, { signal: new AbortController().signal });
  }
  return { ...counter.counted(), seen: seen.join(' ') };
}

const notes = (text: string) =>
  `<p:notes xmlns:p="p" xmlns:a="a"><p:sp><p:ph type="sldNum"/><a:t>3</a:t></p:sp><p:sp><p:ph type="body"/><a:t>${text}</a:t></p:sp></p:notes>`;
const pageNotes = (text: string) =>
  `<presentation:notes><draw:frame presentation:class="notes"><text:p>${text}</text:p></draw:frame></presentation:notes>`;

describe('createCommentCounter', () => {
  it('counts the comments of a Word document, and leaves the other readers their text', async () => {
    const comments = '<w:comments xmlns:w="w"><w:comment>one</w:comment><w:comment>two</w:comment></w:comments>';
    const found = await counted({ 'word/comments.xml': comments, 'word/document.xml': '<w:comment>no</w:comment>' });
    expect(found).toEqual({ comments: 2, slidesWithNotes: 0, seen: 'one two no' });
  });

  it('counts slides with speaker notes once, and none whose notes are blank', async () => {
    const found = await counted({
      'ppt/notesSlides/notesSlide1.xml': notes('Say</a:t><a:t>hello'),
      'ppt/notesSlides/notesSlide2.xml': notes(' '),
      'ppt/comments/comment1.xml': '<p:cmLst xmlns:p="p"><p:cm/></p:cmLst>',
    });
    expect(found).toMatchObject({ comments: 1, slidesWithNotes: 1 });
  });

  it('counts notes in shapes of their own, as other programs write them', async () => {
    const own = '<p:notes xmlns:p="p" xmlns:a="a"><p:sp><p:nvPr/><a:t>Say hello</a:t></p:sp></p:notes>';
    expect(await counted({ 'ppt/notesSlides/notesSlide1.xml': own })).toMatchObject({ slidesWithNotes: 1 });
  });

  it('counts the annotations and notes of OpenDocument', async () => {
    const slides = `${pageNotes('Say hello')}${pageNotes('')}<office:annotation><text:p>Why?</text:p></office:annotation>`;
    const found = await counted({ 'content.xml': `<office:body>${slides}</office:body>` });
    expect(found).toMatchObject({ comments: 1, slidesWithNotes: 1 });
  });

  it('counts the comments of cells unless a sheet prints them', async () => {
    const comments = { 'xl/comments/comment1.xml': '<comments><comment/><comment/></comments>' };
    const printing = { 'xl/worksheets/sheet1.xml': '<worksheet><pageSetup cellComments="atEnd"/></worksheet>' };
    expect(await counted(comments)).toMatchObject({ comments: 2 });
    expect(await counted({ ...comments, ...printing })).toMatchObject({ comments: 0 });
  });
});
