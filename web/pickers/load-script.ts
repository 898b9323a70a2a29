/** A script that takes longer counts as missing. */
const timeoutMs = 20_000;

type Attributes = Readonly<Record<string, string>>;

const loaded = new Map<string, Promise<void>>();

function load(src: string, attributes: Attributes): Promise<void> {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error(`${src} did not load`));
    };
    const timer = setTimeout(fail, timeoutMs);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    script.src = src;
    document.head.append(script);
  });
}

/** Loads a provider's script once. Throws an Error if it cannot be loaded; the next call then tries again. */
export function loadScript(src: string, attributes: Attributes = {}): Promise<void> {
  const known = loaded.get(src);
  if (known !== undefined) return known;
  const loading = load(src, attributes);
  loaded.set(src, loading);
  loading.catch(() => loaded.delete(src));
  return loading;
}
