import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
/** Half as long as what the package exports, and read by browsers in half the time. */
const script = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Through the page's own `eval`, as Playwright hands on a string, the script is copied and read twice. */
async function addAxe(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression: script });
  await devtools.detach();
  if (exceptionDetails !== undefined) throw new Error(`axe-core: ${exceptionDetails.text}`);
}

/** Longer than anything fades in. A page that nobody sees gets no frames, and waits for them in vain. */
const maxStillnessMs = 3000;

/** Resolves once nothing changes any more: text that fades in has too little contrast. Transitions begin with a frame. */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async (maxMs) => {
    const frame = () => new Promise(requestAnimationFrame);
    // One that keeps its last frame stays in the list, finished. One that follows scrolling, not time, never ends.
    const isDone = ({ playState, timeline }: Animation) => playState === 'finished' || timeline !== document.timeline;
    const isStill = () => document.getAnimations().every(isDone);
    const watch = async () => {
      for (let still = 0; still < 3; still = isStill() ? still + 1 : 0) await frame();
    };
    await Promise.race([watch(), new Promise((resolve) => setTimeout(resolve, maxMs))]);
  }, maxStillnessMs);

/**
 * What axe-core has against a page in the light (WCAG 2.2 AA and its best practices), and then in the dark, where only
 * colours differ. Leaves the page in the light.
 */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await addAxe(page);
  const run = (options: object) =>
    page.evaluate(
      async (given) => {
        type Found = { violations: { id: string; nodes: { html: string }[] }[] };
        const { axe } = window as unknown as { axe: { run: (options: object) => Promise<Found> } };
        const found = await axe.run(given);
        return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      },
      // What a rule has nothing against is not gathered, which takes a third of the time.
      { ...options, resultTypes: ['violations'] },
    );
  await stillness(page);
  const light = await run({});
  await page.emulateMedia({ colorScheme: 'dark' });
  await stillness(page);
  const dark = await run({ runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}
