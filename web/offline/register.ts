/** Installs the service worker, where the browser allows one (HTTPS, or this machine), once the page is at rest. */
export function registerServiceWorker(basePath: string): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // Without it everything works but the pages without a connection.
    navigator.serviceWorker.register(`${basePath}/service-worker.js`, { scope: `${basePath}/` }).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
