/** The header lines of `getAllResponseHeaders` (XMLHttpRequest Standard §3.6.4). */
function parseHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * A `fetch` over XMLHttpRequest that sends one form and reports the upload from 0 to 1: the fetch of browsers
 * cannot report upload progress over HTTP/1.1. The form travels beside the request, because a `Request` gives its
 * body back only by reading every file into memory. Rejects like fetch: TypeError without a connection, AbortError
 * when the request's signal fires.
 */
export function xhrFetch(form: FormData, onProgress: (fraction: number) => void) {
  return (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { signal } = request;
      if (signal.aborted) return reject(signal.reason);
      const xhr = new XMLHttpRequest();
      const abort = () => xhr.abort();
      xhr.open(request.method, request.url);
      xhr.responseType = 'blob';
      request.headers.forEach((value, name) => {
        xhr.setRequestHeader(name, value);
      });
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      xhr.onload = () =>
        resolve(
          new Response(xhr.response as Blob, {
            status: xhr.status,
            statusText: xhr.statusText,
            headers: parseHeaders(xhr.getAllResponseHeaders()),
          }),
        );
      xhr.onerror = () => reject(new TypeError('The connection failed'));
      xhr.onabort = () => reject(signal.reason ?? new DOMException('The request was aborted', 'AbortError'));
      xhr.onloadend = () => signal.removeEventListener('abort', abort);
      signal.addEventListener('abort', abort);
      xhr.send(form);
    });
}
