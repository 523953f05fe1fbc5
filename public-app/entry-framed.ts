/**
 * In a frame of a site that the survey lists: tells the page around it how high the survey is, that it was answered, and
 * that the visitor wants it closed. The browser hands that to no other origin, and nothing is taken from there.
 */
import type { FrameMessage } from './widget/message.ts';

const origin = document.documentElement.dataset['framedIn'] ?? '';
const tell = (said: Omit<FrameMessage, 'type'>): void =>
  window.parent.postMessage({ type: 'feedtree.frame', ...said } satisfies FrameMessage, origin);

/** The script of the survey puts another element in place of the first one. */
let watched: Element | null = null;
let isAnswered = false;

const heights = new ResizeObserver(() => {
  if (watched) tell({ height: Math.ceil(watched.getBoundingClientRect().height) });
});

function look(): void {
  const frame = document.querySelector('.frame');
  if (frame !== watched) {
    heights.disconnect();
    watched = frame;
    if (frame) heights.observe(frame);
  }
  // A seal without a clock is on the page that thanks, and nowhere else.
  if (isAnswered || !document.querySelector('.seal:not(.waiting)')) return;
  isAnswered = true;
  tell({ answered: true });
}

if (window.parent !== window) {
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
  // Of keys that are pressed in a frame the page around it hears nothing. A menu that is open closes by the same key.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && !document.querySelector('details[open]')) tell({ closed: true });
    },
    { capture: true },
  );
  // No other page of ours may be framed.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
  });
}
