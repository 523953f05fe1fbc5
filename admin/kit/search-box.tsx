import Search from '@mui/icons-material/SearchOutlined';
import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDebounced } from './use-debounced.ts';
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

  return (
    <TextField
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={translate('ra.action.search')}
      sx={{ width: { xs: '100%', sm: 240 } }}
      slotProps={{
        htmlInput: { 'aria-label': translate('ra.action.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search sx={{ color: 'text.secondary' }} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
