import Check from '@mui/icons-material/CheckOutlined';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import PersonPin from '@mui/icons-material/PersonPinOutlined';
import { Box, Divider, ListItemIcon, ListItemText, MenuItem, MenuList, TextField } from '@mui/material';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useHeldKeys } from '../../../fields/base/use-held-keys.ts';
import { useReferenceOptions } from '../../../fields/references.ts';
import { customerUser } from '../../../generated/resources.ts';
import { useUserData } from '../../../providers/use-session.tsx';

interface PeopleMenuProps {
  label: string;
  /** Null for nobody, undefined for no choice yet. */
  chosen: number | null | undefined;
  onChoose: (person: number | null) => void;
}

/** Me, nobody, or one of the company's people, who are found by what is typed. */
export function PeopleMenu({ label, chosen, onChoose }: PeopleMenuProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const me = useUserData();
  const { options, isTyped, isStale, setTyped } = useReferenceOptions(
    { reference: customerUser.route, searchable: true, sortBy: 'full_name' },
    [],
    true,
  );
  const { hold, forget } = useHeldKeys(isStale);
  const intoList = (event: KeyboardEvent) => {
    if (hold(event) || event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[role="menuitemradio"]')?.focus();
  };
  const item = (id: number | null, text: string, Icon?: typeof Check) => (
    <MenuItem
      key={id ?? 'nobody'}
      role="menuitemradio"
      aria-checked={chosen === id}
      selected={chosen === id}
      disabled={id !== null && (isTyped || id !== me?.id) && isStale}
      onClick={() => onChoose(id)}
    >
      <ListItemIcon>{Icon ? <Icon /> : chosen === id ? <Check /> : null}</ListItemIcon>
      <ListItemText primary={<bdi>{text}</bdi>} />
    </MenuItem>
  );
  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Box sx={{ padding: 3, paddingBottom: 1 }}>
        <TextField
          placeholder={translate('app.feedback.assignee.find')}
          onChange={(event) => {
            forget();
            setTyped(event.target.value);
          }}
          onKeyDown={intoList}
          autoFocus
          slotProps={{ htmlInput: { 'aria-label': translate('app.feedback.assignee.find') } }}
        />
      </Box>
      <MenuList ref={list} dense aria-label={label} sx={{ maxHeight: 300, overflowY: 'auto' }}>
        {/* Of a typed text only what it finds can be chosen. */}
        {!isTyped && me !== null && item(me.id, translate('app.feedback.assignee.me'), PersonPin)}
        {!isTyped && item(null, translate('app.feedback.assignee.nobody'), PersonOff)}
        {!isTyped && <Divider component="li" />}
        {options.filter(({ id }) => isTyped || id !== me?.id).map(({ id, label: name }) => item(id, name))}
      </MenuList>
    </Box>
  );
}
