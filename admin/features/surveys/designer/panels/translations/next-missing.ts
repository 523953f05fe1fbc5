/** Marks an input whose text is missing in the language that is translated to. */
export const MISSING_ATTRIBUTE = 'data-missing';

/** Puts the focus into the next input without a text after the one that has it, and begins again after the last. */
export function goToNextMissing(): void {
  const missing = [...document.querySelectorAll<HTMLTextAreaElement>(`textarea[${MISSING_ATTRIBUTE}]`)];
  const here = document.activeElement;
  const next =
    missing.find((input) => here !== null && isAfter(input, here)) ?? missing.find((input) => input !== here);
  next?.focus();
  next?.scrollIntoView({ block: 'center' });
}

const isAfter = (one: Element, other: Element): boolean =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && other.tagName === 'TEXTAREA';
