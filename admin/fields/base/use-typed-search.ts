import { useState } from 'react';
import { useDebounced } from '../../ui/time/use-debounced.ts';

const TYPING_PAUSE_MS = 250;

/** How far a request for hits is: a part of what react-query answers. */
interface Answer {
  /** Nothing was answered yet. */
  isPending: boolean;
  /** What it has is the answer to the text before. */
  isPlaceholderData: boolean;
}

interface Row {
  id: unknown;
}

/**
 * The text that is typed into a picker, the words that are asked for after a pause, and whether hits are those of the
 * text. Of a typed text only what it finds can be chosen, though what is chosen stays among the options.
 */
export function useTypedSearch() {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const words = useDebounced(text, TYPING_PAUSE_MS);
  return {
    typed,
    words,
    setTyped,
    /** `filterOptions` of the picker, by the rows that the words have found. */
    onlyHits:
      (hits: readonly Row[] = []) =>
      <Option extends Row>(options: Option[]): Option[] =>
        text === '' ? options : options.filter(({ id }) => hits.some((hit) => hit.id === id)),
    isStale: ({ isPending, isPlaceholderData }: Answer): boolean => text !== words || isPending || isPlaceholderData,
  };
}
