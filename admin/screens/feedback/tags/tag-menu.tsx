import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import CheckBox from '@mui/icons-material/CheckBoxOutlined';
import IndeterminateCheckBox from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { Box, ListItemIcon, ListItemText, MenuItem, MenuList, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { companyTag } from '../../../generated/resources.ts';
import type { CompanyTagRecord } from '../../../generated/types.ts';
import { useDebounced } from '../../../kit/use-debounced.ts';
import { useChange } from '../change/change-context.ts';
import type { Targets } from '../change/targets.ts';
import { Dot } from './tag-chip.tsx';

const FOUND = 50;
const TYPING_PAUSE_MS = 250;

interface TagMenuProps {
  label: string;
  targets: Targets;
  onClose: () => void;
}

/** Puts tags on, or takes them away; each one at once, so that several can follow. */
export function TagMenu({ label, targets }: TagMenuProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const { tags, isPending } = useFoundTags(typed);
  const { stateOf, toggle } = useTagStates(targets);
  const intoList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[role="menuitemcheckbox"]')?.focus();
  };
  return (
    <Box sx={{ width: 260, maxWidth: '100%' }}>
      <Box sx={{ padding: 3, paddingBottom: 1 }}>
        <TextField
          placeholder={translate('app.feedback.tags.find')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={intoList}
          autoFocus
          slotProps={{ htmlInput: { 'aria-label': translate('app.feedback.tags.find'), maxLength: 60 } }}
        />
      </Box>
      <MenuList ref={list} dense aria-label={label} sx={{ maxHeight: 300, overflowY: 'auto' }}>
        {tags.map((tag) => {
          const state = stateOf(tag.id);
          const Icon = { all: CheckBox, some: IndeterminateCheckBox, none: CheckBoxOutlineBlank }[state];
          return (
            <MenuItem
              key={tag.id}
              role="menuitemcheckbox"
              aria-checked={state === 'some' ? 'mixed' : state === 'all'}
              onClick={() => toggle(tag.id)}
              sx={{ gap: 1 }}
            >
              <ListItemIcon sx={{ '&&': { minWidth: 0 } }}>
                <Icon color={state === 'none' ? 'inherit' : 'primary'} />
              </ListItemIcon>
              <Dot color={tag.color} />
              <ListItemText sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{tag.name}</bdi>
              </ListItemText>
            </MenuItem>
          );
        })}
      </MenuList>
      {tags.length === 0 && (
        <Typography variant="body2" role="status" sx={{ padding: 3, paddingTop: 0, color: 'text.secondary' }}>
          {translate(isPending ? 'ra.page.loading' : typed === '' ? 'app.feedback.tags.none' : 'app.list.no_match')}
        </Typography>
      )}
    </Box>
  );
}

function useFoundTags(typed: string) {
  const words = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const { data = [], isPending } = useGetList<CompanyTagRecord>(
    companyTag.route,
    {
      pagination: { page: 1, perPage: FOUND },
      sort: { field: 'name', order: 'ASC' },
      filter: words === '' ? {} : { q: words },
    },
    { placeholderData: (previous) => previous },
  );
  return { tags: data, isPending };
}

/** Which tags all of the rows have or some; what is chosen here counts at once. */
function useTagStates({ ids, rows }: Targets) {
  const { change } = useChange();
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const stateOf = (tag: number): 'all' | 'some' | 'none' => {
    const own = chosen.get(tag);
    if (own !== undefined) return own ? 'all' : 'none';
    const having = rows.filter((row) => row.tag_ids.includes(tag)).length;
    if (having === 0) return 'none';
    return having === ids.length ? 'all' : 'some';
  };
  function toggle(tag: number): void {
    const wanted = stateOf(tag) !== 'all';
    setChosen(new Map(chosen).set(tag, wanted));
    change({ ids, rows }, {}, wanted ? { add_tag_ids: [tag] } : { remove_tag_ids: [tag] });
  }
  return { stateOf, toggle };
}
