import type { Frame, Page } from 'playwright-core';
import { z } from 'zod';
import { thresholds } from '../thresholds.ts';
import { callInPage } from './call-in-page.ts';
import { makeRoom } from './make-room.ts';
import { reveal } from './reveal.ts';

/** Runs in a frame, and uses nothing from outside: how large its window and its content are. */
function measureInside(): Size {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
  return { clientWidth, clientHeight, scrollWidth, scrollHeight };
}

const sizeSchema = z.object({
  clientWidth: z.number().nonnegative(),
  clientHeight: z.number().nonnegative(),
  scrollWidth: z.number().nonnegative(),
  scrollHeight: z.number().nonnegative(),
});
type Size = z.infer<typeof sizeSchema>;

/** Shows all of a frame, and makes it as large as its content; false if a reader does not see it, or cannot scroll it. */
async function openFrame(frame: Frame): Promise<boolean> {
  await reveal(frame);
  await makeRoom(frame);
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = sizeSchema.parse(
    await callInPage(frame, measureInside, null),
  );
  const { minFrame } = thresholds;
  if (clientWidth < minFrame || clientHeight < minFrame) return false;
  const element = await frame.frameElement();
  return element.evaluate(
    (owner, missing) => {
      const frame = owner as HTMLIFrameElement;
      if (frame.nodeName !== 'IFRAME' || frame.scrolling === 'no' || !frame.checkVisibility()) return false;
      const { offsetWidth, offsetHeight } = frame;
      // No function may be named within: the loader of TypeScript sources has it use a helper, which the page lacks.
      for (const [name, of] of [
        ['width', offsetWidth],
        ['height', offsetHeight],
      ] as const) {
        if (missing[name] <= 1) continue;
        frame.style.setProperty(name, `${of + missing[name]}px`, 'important');
        frame.style.setProperty(`max-${name}`, 'none', 'important');
      }
      return true;
    },
    { width: scrollWidth - clientWidth, height: scrollHeight - clientHeight },
  );
}

/**
 * Makes the frames of a page as large as what they show, since paper does not scroll: the innermost first, so that each is
 * measured once those in it have grown. Returns those whose content is seen. A frame that can't be measured stays as it
 * is: it may be gone.
 */
export async function openFrames(page: Page): Promise<readonly Frame[]> {
  const seen: Frame[] = [];
  for (const frame of page.frames().slice(1).reverse()) {
    if (await openFrame(frame).catch(() => false)) seen.push(frame);
  }
  return seen.reverse();
}
