/** How many pieces an upload is reported in. */
const pieces = 4;

/**
 * The parts of XMLHttpRequest that the upload client uses, over Node's fetch, which has everything but the events.
 * Node has no XMLHttpRequest of its own; the one of Chromium is used by the end-to-end tests.
 */
export class FetchedXmlHttpRequest {
  readonly upload: { onprogress: ((event: ProgressEvent) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  responseType = '';
  response: Blob | null = null;
  status = 0;
  statusText = '';
  #method = '';
  #url = '';
  readonly #sent = new Headers();
  #received = new Headers();
  readonly #controller = new AbortController();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#sent.append(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#received].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    this.#controller.abort();
  }

  send(body: FormData): void {
    this.#exchange(body)
      .then(
        () => this.onload?.(),
        () => (this.#controller.signal.aborted ? this.onabort?.() : this.onerror?.()),
      )
      .finally(() => this.onloadend?.());
  }

  async #exchange(body: FormData): Promise<void> {
    const { signal } = this.#controller;
    const total = (await new Response(body).arrayBuffer()).byteLength;
    for (let piece = 1; piece <= pieces; piece++) {
      this.upload.onprogress?.({ lengthComputable: true, loaded: (total * piece) / pieces, total } as ProgressEvent);
    }
    const response = await fetch(this.#url, { method: this.#method, headers: this.#sent, body, signal });
    this.#received = response.headers;
    this.response = await response.blob();
    this.status = response.status;
    this.statusText = response.statusText;
  }
}
