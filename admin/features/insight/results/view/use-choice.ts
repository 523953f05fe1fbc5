import { useSearchParams } from 'react-router';
import { type Choice, readChoice, writeChoice } from './choice.ts';

/** The version and the comparison of the address, and the way to others. */
export function useChoice(): Choice & { choose: (changes: Partial<Choice>) => void } {
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search);
  return { ...choice, choose: (changes) => setSearch(writeChoice(search, { ...choice, ...changes })) };
}
