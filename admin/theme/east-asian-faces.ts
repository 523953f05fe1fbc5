/**
 * Inter has no Chinese, Japanese or Korean signs, and not every machine has. Our own faces come when the page first has
 * one of them, in whatever text: the language of the page, a name in a list, what somebody types.
 */

/** What readers' machines bring along comes before ours: it needs no download. */
const OF_MACHINES = {
  ja: ['"Hiragino Sans"', '"Yu Gothic UI"', '"Noto Sans CJK JP"'],
  ko: ['"Apple SD Gothic Neo"', '"Malgun Gothic"', '"Noto Sans CJK KR"'],
};
const OURS = ['"Noto Sans JP Variable"', '"Noto Sans KR Variable"', '"Noto Sans SC Variable"'];
const OURS_IN_KOREAN = ['"Noto Sans KR Variable"', '"Noto Sans JP Variable"', '"Noto Sans SC Variable"'];

/** Signs that are common to them are written a little differently: first as in the language of the page. */
export function eastAsianFaces(language: string): string[] {
  if (language === 'ko') return [...OF_MACHINES.ko, ...OURS_IN_KOREAN, ...OF_MACHINES.ja];
  return [...OF_MACHINES.ja, ...OURS, ...OF_MACHINES.ko];
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const hasSigns = (node: Node): boolean => EAST_ASIAN.test(node.textContent ?? '');

/** What is in a field is no text of the page; React writes it into the attribute too. */
function bringsSigns({ type, target, addedNodes, attributeName }: MutationRecord): boolean {
  if (type === 'childList') return [...addedNodes].some((node) => hasSigns(node) || hasSignsInFields(node));
  if (type === 'characterData') return hasSigns(target);
  return target instanceof Element && EAST_ASIAN.test(target.getAttribute(attributeName ?? '') ?? '');
}

const hasSignsInFields = (node: Node): boolean =>
  node instanceof Element &&
  [...node.querySelectorAll('input, textarea')].some(
    (field) => 'value' in field && EAST_ASIAN.test(String(field.value)),
  );

/** Until the first sign is there; answers what ends the watch. */
export function watchForEastAsianText(page: Document): () => void {
  const changes = new MutationObserver((records) => {
    if (records.some(bringsSigns)) take();
  });
  const onInput = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      if (EAST_ASIAN.test(target.value)) take();
  };
  function end(): void {
    changes.disconnect();
    page.removeEventListener('input', onInput);
  }
  function take(): void {
    end();
    // Without them the text is there all the same, in what the machine has; the next page asks again.
    import('./east-asian-sheet.ts').catch(() => undefined);
  }
  changes.observe(page.body, { childList: true, characterData: true, subtree: true, attributeFilter: ['value'] });
  page.addEventListener('input', onInput);
  if (hasSigns(page.body)) take();
  return end;
}
