import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SearchField } from './search-field.tsx';
import { useDebounced } from '../time/use-debounced.ts';
import { useListFilter } from './use-list-filter.ts';

const TYPING_PAUSE_MS = 300;

/** Searches the list while one types. */
export function SearchBox() {
  const translate = useTranslate();
  const { values, set } = useListFilter();
  const applied = typeof values['q'] === 'string' ? values['q'] : '';
  const [typed, setTyped] = useState(applied);
  const settled = useDebounced(typed.trim(), TYPING_PAUSE_MS);

  const apply = useEffectEvent((text: string) => {
    if (text !== applied) set({ q: text === '' ? undefined : text });
  });
  useEffect(() => setTyped((now) => (now.trim() === applied ? now : applied)), [applied]);
  useEffect(() => apply(settled), [settled]);

  return <SearchField label={translate('ra.action.search')} value={typed} onChange={setTyped} />;
}
