/** Stands in for accounts.google.com/gsi/client: a window that asks, and tells whether it was closed. */
export const identityScript = (origin: string) => `
window.google = { ...window.google, accounts: { oauth2: { initTokenClient: (config) => ({
  requestAccessToken() {
    const asked = new URLSearchParams({ client: config.client_id, scope: config.scope });
    const popup = open('${origin}/consent?' + asked, 'consent', 'width=400,height=400');
    if (popup === null) return config.error_callback({ type: 'popup_failed_to_open' });
    const end = (answer) => {
      clearInterval(timer);
      removeEventListener('message', hear);
      answer();
    };
    const hear = ({ source, data }) => source === popup && end(() => config.callback(data));
    const timer = setInterval(() => popup.closed && end(() => config.error_callback({ type: 'popup_closed' })), 50);
    addEventListener('message', hear);
  },
}) } } };`;

/** Stands in for apis.google.com/js/api.js, which loads the Picker. */
export const loaderScript = (origin: string) => `
window.gapi = { load(name, answers) {
  const script = document.createElement('script');
  script.src = '${origin}/' + name + '.js';
  script.onload = answers.callback;
  script.onerror = answers.onerror;
  document.head.append(script);
} };`;

/** Stands in for the Picker: a frame over the page, hidden once it has answered, lest a click in it has no end. */
export const pickerScript = (origin: string) => `{
class DocsView {
  setMimeTypes(types) { this.types = types; return this; }
  setIncludeFolders() { return this; }
}
class PickerBuilder {
  asked = new URLSearchParams();
  setAppId(id) { this.asked.set('app', id); return this; }
  setDeveloperKey(key) { this.asked.set('key', key); return this; }
  setOAuthToken(token) { this.asked.set('token', token); return this; }
  addView(view) { this.asked.set('types', view.types); return this; }
  setCallback(callback) { this.callback = callback; return this; }
  build() {
    const frame = document.createElement('iframe');
    frame.title = 'Google Picker';
    Object.assign(frame.style, { position: 'fixed', inset: '10%', zIndex: 1000, width: '80%', height: '80%', background: 'white' });
    frame.src = '${origin}/picker?' + this.asked;
    addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      frame.style.display = 'none';
      this.callback(data);
    });
    const setVisible = (visible) => {
      if (!visible) return;
      document.querySelector('iframe[title="Google Picker"]')?.remove();
      document.body.append(frame);
    };
    return { setVisible, dispose: () => frame.remove() };
  }
}
window.google = { ...window.google, picker: { DocsView, PickerBuilder } };
}`;

/** Stands in for dropins.js: a window that chooses, and tells whether it was closed. */
export const chooserScript = (origin: string) => `
const { appKey } = document.getElementById('dropboxjs').dataset;
window.Dropbox = { choose(options) {
  const { linkType, multiselect, extensions, sizeLimit } = options;
  const asked = new URLSearchParams({ appKey, linkType, multiselect, extensions, sizeLimit });
  const popup = open('${origin}/chooser?' + asked, 'chooser', 'width=400,height=400');
  const end = (answer) => {
    clearInterval(timer);
    removeEventListener('message', hear);
    answer();
  };
  const hear = ({ source, data }) => source === popup && end(() => data === null ? options.cancel() : options.success([data]));
  const timer = setInterval(() => popup.closed && end(() => options.cancel()), 50);
  addEventListener('message', hear);
} };`;
