/** Registers the service worker once the page has loaded, if the browser allows one (HTTPS or localhost). */
export function registerServiceWorker(basePath: string): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // Only offline pages depend on it.
    navigator.serviceWorker.register(`${basePath}/service-worker.js`, { scope: `${basePath}/` }).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
