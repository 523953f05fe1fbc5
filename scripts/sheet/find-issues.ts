/**
 * What a machine can see of a page that a person would complain of. These functions run in the page: they are sent
 * there together, and hold nothing from outside of each other.
 */
import type { Page } from 'playwright';

export interface Issue {
  /**
   * - overflow: the page is wider than its window, or a text stands outside of it;
   * - clipped: a text is cut, sideways or below, and nothing scrolls it into view;
   * - untold: a text ends in dots, and nothing says the rest of it;
   * - overlap: two texts stand on each other.
   */
  kind: 'overflow' | 'clipped' | 'untold' | 'overlap';
  element: Element;
}

interface Line {
  element: Element;
  rect: DOMRect;
}

/** One side of what can be seen of a text, from the top or from the left. */
interface Span {
  from: number;
  to: number;
}

/**
 * Each as its kind, its element and a little of its text.
 * @param within only of what this selector finds; of the whole page without it
 */
export function findIssues(page: Page, within = 'body'): Promise<string[]> {
  const parts = [
    intersect,
    isForReadersOnly,
    hasDescription,
    cutOf,
    judgeText,
    textsOf,
    floats,
    isCovered,
    overlapsOf,
    nameOf,
  ];
  return page.evaluate(
    `(() => { ${parts.map(String).join('\n')}; return (${String(issuesOfPage)})(${JSON.stringify(within)}); })()`,
  );
}

function issuesOfPage(within: string): string[] {
  const issues: Issue[] = [];
  const lines: Line[] = [];
  for (const { element, range } of textsOf(within)) {
    const seen = judgeText(element, range.getBoundingClientRect(), issues);
    for (const rect of seen === null ? [] : range.getClientRects()) {
      const line = intersect(rect, seen);
      if (line !== null) lines.push({ element, rect: line });
    }
  }
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) issues.push({ kind: 'overflow', element: root });
  const all = [...issues, ...overlapsOf(lines)].filter(
    ({ kind, element }) => kind !== 'untold' || !hasDescription(element),
  );
  return [...new Set(all.map(nameOf))];
}

/** Every text that somebody sees. What is drawn on a canvas that is moved about is not cut but further away. */
function textsOf(within: string): { element: Element; range: Range }[] {
  const texts: { element: Element; range: Range }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element === null || (walker.currentNode.textContent ?? '').trim() === '') continue;
    if (element.closest(within) === null) continue;
    if (element.closest('svg, noscript, style, script, .react-flow') || isForReadersOnly(element)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    if (range.getBoundingClientRect().width >= 1) texts.push({ element, range });
  }
  return texts;
}

function isForReadersOnly(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { position, clip, clipPath } = getComputedStyle(at);
    if (position === 'absolute' && (clip !== 'auto' || clipPath !== 'none')) return true;
  }
  return false;
}

/** Judges one text; answers the part of it that is to be seen. */
function judgeText(element: Element, rect: DOMRect, issues: Issue[]): DOMRect | null {
  const SLACK = 2;
  const across: Span = { from: rect.left, to: rect.right };
  const down: Span = { from: rect.top, to: rect.bottom };
  const scrolled = { x: false, y: false };
  for (let at: Element | null = element; at !== null && at !== document.documentElement; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.position === 'fixed' && at !== element) break;
    if (style.display === 'inline' || style.display === 'contents') continue;
    const box = at.getBoundingClientRect();
    const x = cutOf(across, { from: box.left, to: box.right }, style.overflowX, SLACK);
    const y = cutOf(down, { from: box.top, to: box.bottom }, style.overflowY, SLACK * 2);
    scrolled.x ||= x === 'scrolled';
    scrolled.y ||= y === 'scrolled';
    const hasDotsX = style.textOverflow === 'ellipsis';
    const hasDotsY = style.webkitLineClamp !== 'none';
    if (x === 'cut' && !scrolled.x) issues.push({ kind: hasDotsX ? 'untold' : 'clipped', element });
    if (y === 'cut' && !scrolled.y) issues.push({ kind: hasDotsY ? 'untold' : 'clipped', element });
  }
  if (across.to - across.from < 1 || down.to - down.from < 1) return null;
  if (across.to > innerWidth + SLACK || across.from < -SLACK) issues.push({ kind: 'overflow', element });
  return new DOMRect(across.from, down.from, across.to - across.from, down.to - down.from);
}

/** What a box does to a text that reaches over it; shortens the text's span to what the box shows. */
function cutOf(text: Span, box: Span, overflow: string, slack: number): 'scrolled' | 'cut' | null {
  if (overflow === 'visible') return null;
  const isCut = text.to > box.to + slack || text.from < box.from - slack;
  text.from = Math.max(text.from, box.from);
  text.to = Math.min(text.to, box.to);
  if (!isCut) return null;
  return overflow === 'auto' || overflow === 'scroll' ? 'scrolled' : 'cut';
}

/** Whether a tooltip or a name says it: those of MUI are labels while they are closed. */
function hasDescription(element: Element): boolean {
  const STEPS = 5;
  const beginning = (element.textContent ?? '').trim().slice(0, 20);
  let at: Element | null = element;
  for (let step = 0; at !== null && step < STEPS; step++) {
    const description = `${at.getAttribute('title') ?? ''} ${at.getAttribute('aria-label') ?? ''}`;
    if (description.includes(beginning)) return true;
    at = at.parentElement;
  }
  return false;
}

function overlapsOf(lines: Line[]): Issue[] {
  const OVER = 4;
  const sorted = lines.toSorted((one, other) => one.rect.top - other.rect.top);
  return sorted.flatMap((one, at) => {
    const issues: Issue[] = [];
    for (const other of sorted.slice(at + 1)) {
      if (other.rect.top > one.rect.bottom - OVER) break;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const common = intersect(one.rect, other.rect);
      if (common === null || common.width < OVER || common.height < OVER) continue;
      if (floats(one.element, other.element) || floats(other.element, one.element)) continue;
      if (!isCovered(one.element, other.element, common)) issues.push({ kind: 'overlap', element: other.element });
    }
    return issues;
  });
}

/** Whether one of them floats over the other: a bar, a menu, a panel. */
function floats(one: Element, other: Element): boolean {
  for (let at: Element | null = one; at !== null && !at.contains(other); at = at.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
  return false;
}

/** Whether something opaque lies between the two where they meet, or the place is not in the window. */
function isCovered(one: Element, other: Element, { left, top, width, height }: DOMRect): boolean {
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const places = [one, other].map((element) => stack.findIndex((at) => element.contains(at)));
  if (places.includes(-1)) return true;
  return stack.slice(0, Math.max(...places)).some((element) => {
    const color = getComputedStyle(element).backgroundColor;
    return color !== 'transparent' && !color.endsWith(', 0)');
  });
}

function intersect(one: DOMRect, other: DOMRect | null): DOMRect | null {
  if (other === null) return null;
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.right, other.right) - left;
  const height = Math.min(one.bottom, other.bottom) - top;
  return width > 1 && height > 1 ? new DOMRect(left, top, width, height) : null;
}

function nameOf({ kind, element }: Issue): string {
  const classes = [...element.classList].filter((one) => !/^css-|^MuiBox/.test(one)).slice(0, 2);
  const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  return `${kind}: ${[element.tagName.toLowerCase(), ...classes].join('.')} "${text}"`;
}
