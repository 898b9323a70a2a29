/** The cache in which shared files wait for the page that offers tools. */
const cacheName = 'shared-files';
/** A cache stores responses, so the name is kept in a header. */
const nameHeader = 'Filewright-Name';

/** Stores files shared by another program, replacing earlier ones, and redirects to their page. */
export async function storeShared(request: Request, page: string): Promise<Response> {
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

/** Takes the files that were shared last; a second call finds none. */
export async function takeShared(): Promise<readonly File[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(cacheName);
  const responses = await cache.matchAll();
  const files = await Promise.all(
    responses.map(async (response) => {
      const name = decodeURIComponent(response.headers.get(nameHeader) ?? '');
      return new File([await response.blob()], name);
    }),
  );
  await caches.delete(cacheName);
  return files;
}
