/** What runs in a measured page: as text, since the bench is checked without the types of a browser. */

/** The name of the function by which a page says that its first question can be answered. */
export const ANSWERABLE = '__answerable';

export interface Place {
  x: number;
  y: number;
}

/** What a page has noted of itself, in milliseconds since its navigation. */
export interface Noted {
  /** When the first choice of the first question had been drawn. */
  answerable: number;
  largestContentfulPaint: number;
  /** When a choice was first taken; 0 for not yet. */
  firstAnswer: number;
  /** When the last of its scripts had come. */
  scriptsLoaded: number;
  /** By interaction: milliseconds to the next paint. Those below 16 ms are not told of. */
  interactions: Record<string, number>;
}

/**
 * Runs before everything else. A choice is a radio button or a check box, wherever its label is: some are drawn by
 * their labels alone. The last choice of the first question is the one that is tapped first.
 */
export const WATCH = `(() => {
  const noted = { answerable: 0, largestContentfulPaint: 0, firstAnswer: 0, interactions: {} };
  const observe = (options, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ buffered: true, ...options });
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => (noted.largestContentfulPaint = startTime));
  observe({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId) noted.interactions[interactionId] = Math.max(noted.interactions[interactionId] ?? 0, duration);
  });
  addEventListener('change', () => (noted.firstAnswer ||= performance.now()), true);

  const choices = () => [...document.querySelectorAll('input[type=radio], input[type=checkbox]')];
  const boxOf = (input) => (input.closest('label') ?? input).getBoundingClientRect();
  const isThere = (input) => input.isConnected && boxOf(input).width > 0;
  const placeOf = (input) => {
    const { left, top, width, height } = boxOf(input);
    return { x: left + width / 2, y: top + height / 2 };
  };
  const firstQuestion = () => {
    const [first] = choices();
    return first ? choices().filter(({ name }) => name === first.name) : [];
  };

  const look = () => {
    const target = firstQuestion().at(-1);
    if (!target || !isThere(target)) return requestAnimationFrame(look);
    // Drawn, and the next task begun.
    requestAnimationFrame(() => setTimeout(() => {
      noted.answerable = performance.now();
      globalThis.${ANSWERABLE}();
    }));
  };
  requestAnimationFrame(look);

  /** Where the first tap goes: a page that is still being built up moves it about. */
  globalThis.__firstPlace = () => {
    const target = firstQuestion().at(-1);
    globalThis.__first = { name: target.name, value: target.value };
    return placeOf(target);
  };
  globalThis.__noted = () => ({
    ...noted,
    scriptsLoaded: Math.max(0, ...performance.getEntriesByType('resource')
      .filter(({ initiatorType, name }) => initiatorType === 'script' || name.endsWith('.js')).map(({ responseEnd }) => responseEnd)),
  });
  /** Whether the first answer is still there, or the page has gone on from it. */
  globalThis.__kept = () => {
    const same = choices().filter(({ name, value }) => name === globalThis.__first.name && value === globalThis.__first.value);
    return same.length === 0 || same.some(({ checked }) => checked);
  };
  /** The next question without an answer, else the button that goes on. */
  globalThis.__next = (button) => {
    const open = choices().find((one) => isThere(one) &&
      !choices().some(({ name, checked }) => name === one.name && checked) && !globalThis.__tapped?.has(one.name));
    const target = open ?? [...(button ? document.querySelectorAll(button) : [])].find((one) => one.getBoundingClientRect().width > 0);
    if (!target) return null;
    if (open) (globalThis.__tapped ??= new Set()).add(open.name);
    (target.closest('label') ?? target).scrollIntoView({ block: 'center', behavior: 'instant' });
    return placeOf(target);
  };
})()`;
