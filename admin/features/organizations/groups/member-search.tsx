import Search from '@mui/icons-material/SearchOutlined';
import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useDebounced } from '../../../ui/use-debounced.ts';

const TYPING_PAUSE_MS = 300;

/** A number is a unit's id, `#57` too; all else is looked for in the names. */
function toFilter(text: string): Record<string, string | number> {
  if (text === '') return {};
  const [, id] = /^#?(\d{1,15})$/.exec(text) ?? [];
  return id === undefined ? { q: text } : { node_id: Number(id) };
}

/** Finds units in the group while one types. */
export function MemberSearch() {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const apply = useEffectEvent((text: string) => setFilters(toFilter(text), {}, false));
  useEffect(() => apply(settled), [settled]);
  const label = translate('app.groups.members.search');
  return (
    <TextField
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={label}
      sx={{ width: { xs: '100%', sm: 240 } }}
      slotProps={{
        htmlInput: { 'aria-label': label },
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
