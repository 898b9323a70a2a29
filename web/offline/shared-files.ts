/** Where shared files wait for the page that asks what to do with them. */
const cacheName = 'shared-files';
/** A cache keeps answers: the name travels as a header. */
const nameHeader = 'Filewright-Name';

/** Keeps the files of a form that another program shared, in place of those before, and leads to the page for them. */
export async function keepShared(request: Request, page: string): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll('files').filter((value) => value instanceof File);
  await caches.delete(cacheName);
  const cache = await caches.open(cacheName);
  await Promise.all(
    files.map((file, index) => {
      const headers = { [nameHeader]: encodeURIComponent(file.name) };
      return cache.put(`${page}/${index}`, new Response(file, { headers }));
    }),
  );
  return Response.redirect(page, 303);
}

/** The files that were shared last; they are handed out once. */
export async function takeShared(): Promise<readonly File[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(cacheName);
  const answers = await cache.matchAll();
  const files = await Promise.all(
    answers.map(async (answer) => {
      const name = decodeURIComponent(answer.headers.get(nameHeader) ?? '');
      return new File([await answer.blob()], name);
    }),
  );
  await caches.delete(cacheName);
  return files;
}
