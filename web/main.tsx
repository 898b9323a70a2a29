import { createBrowserHistory } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { language } from '../catalog/copy/language.ts';
import type { Site } from '../catalog/site/site.ts';
import { App } from './app.tsx';
import { registerServiceWorker } from './offline/register.ts';
import { siteRouter } from './router.tsx';
import { siteView } from './site-view.tsx';
import './styles/index.css';

const container = document.getElementById('app') as HTMLElement;
const site = JSON.parse(document.getElementById('site')?.textContent ?? '') as Site;
const router = siteRouter({ history: createBrowserHistory(), basePath: site.basePath + language.prefix });
await router.load();
const app = <App router={router} site={siteView(site)} />;

// The development server sends an empty page. A page whose code cannot be loaded stays as it was built, and works.
if (container.firstElementChild === null) createRoot(container).render(app);
else if (router.state.matches.every(({ status }) => status !== 'error')) hydrateRoot(container, app);

if (import.meta.env.PROD) registerServiceWorker(site.basePath);
