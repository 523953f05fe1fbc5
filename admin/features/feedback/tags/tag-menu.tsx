import Add from '@mui/icons-material/AddOutlined';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import CheckBox from '@mui/icons-material/CheckBoxOutlined';
import IndeterminateCheckBox from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { Box, ListItemIcon, ListItemText, MenuItem, MenuList, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useHeldKeys } from '../../../fields/base/use-held-keys.ts';
import type { Targets } from '../change/targets.ts';
import { ManageTags } from './manage-tags.tsx';
import { Dot } from './tag-chip.tsx';
import { useTagMenu } from './use-tag-menu.ts';
import type { TagState } from './use-tag-states.ts';
import type { Tag } from './use-tags.ts';

/** As the schema has it. */
const LONGEST_NAME = 60;

interface TagMenuProps {
  label: string;
  targets: Targets;
  onClose: () => void;
}

/** Puts tags on, or takes them away; each one at once, so that several can follow. What is missing is made. */
export function TagMenu({ label, targets, onClose }: TagMenuProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const { typed, type, tags, states, isNew, make, isMaking, errorText, choose, isStale, words } = useTagMenu(targets);
  const { hold, forget } = useHeldKeys(isStale);
  const intoList = (event: KeyboardEvent) => {
    if (hold(event)) return;
    if (event.key === 'Enter') choose();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  };
  const find = translate(isNew === null ? 'app.feedback.tags.find' : 'app.feedback.tags.find_or_make');
  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Box sx={{ padding: 3, paddingBottom: 1 }}>
        <TextField
          placeholder={find}
          value={typed}
          onChange={(event) => {
            forget();
            type(event.target.value);
          }}
          onKeyDown={intoList}
          autoFocus
          error={errorText !== null}
          helperText={errorText}
          slotProps={{ htmlInput: { 'aria-label': find, maxLength: LONGEST_NAME, dir: 'auto' } }}
        />
      </Box>
      {(tags.length > 0 || isNew === true) && (
        <MenuList ref={list} dense aria-label={label} sx={{ maxHeight: 300, overflowY: 'auto' }}>
          {tags.map((tag) => (
            <TagItem
              key={tag.id}
              tag={tag}
              state={states.stateOf(tag.id)}
              disabled={isStale}
              onClick={() => states.toggle(tag.id)}
            />
          ))}
          {isNew === true && (
            <MenuItem disabled={isMaking} onClick={make}>
              <ListItemIcon>
                <Add color="primary" />
              </ListItemIcon>
              <ListItemText sx={{ overflowWrap: 'anywhere', '& *': { whiteSpace: 'normal' } }}>
                {translate('app.feedback.tags.make', { name: typed.trim() })}
              </ListItemText>
            </MenuItem>
          )}
        </MenuList>
      )}
      {words !== null && (
        <Typography variant="body2" role="status" sx={{ padding: 3, paddingTop: 1, color: 'text.secondary' }}>
          {translate(words)}
        </Typography>
      )}
      <ManageTags onClick={onClose} />
    </Box>
  );
}

const ICONS = { all: CheckBox, some: IndeterminateCheckBox, none: CheckBoxOutlineBlank };

interface TagItemProps {
  tag: Tag;
  state: TagState;
  disabled: boolean;
  onClick: () => void;
}

function TagItem({ tag, state, disabled, onClick }: TagItemProps) {
  const Icon = ICONS[state];
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={state === 'some' ? 'mixed' : state === 'all'}
      disabled={disabled}
      onClick={onClick}
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
}
