import { Box, MenuList, TextField } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useHeldKeys } from '../../fields/base/use-held-keys.ts';

interface SearchMenuProps {
  /** Of the list. */
  label: string;
  /** What is typed is for. */
  find: string;
  /** The text, where something else changes it too. */
  value?: string;
  maxLength?: number;
  errorText?: string | null;
  /** The items are not yet those of the typed text. */
  isStale: boolean;
  onType: (text: string) => void;
  /** Chooses what comes first; without it Enter does nothing in the field. */
  onEnter?: () => void;
  /** In px. */
  width?: number;
  /** The items; without any there is no list. */
  items: ReactNode[];
  /** Below them. */
  children?: ReactNode;
}

/** Things to choose from, found by what is typed: arrow down leads into them, and who types fast chooses what he typed. */
export function SearchMenu(props: SearchMenuProps) {
  const {
    label,
    find,
    value,
    maxLength,
    errorText = null,
    isStale,
    onType,
    onEnter,
    width = 280,
    items,
    children,
  } = props;
  const list = useRef<HTMLUListElement>(null);
  const { hold, forget } = useHeldKeys(isStale);
  const intoList = (event: KeyboardEvent) => {
    if (hold(event)) return;
    if (event.key === 'Enter' && onEnter !== undefined) {
      event.preventDefault();
      onEnter();
    }
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  };
  return (
    <Box sx={{ width, maxWidth: '100%' }}>
      <Box sx={{ padding: 3, paddingBottom: 1 }}>
        <TextField
          placeholder={find}
          {...(value !== undefined && { value })}
          onChange={(event) => {
            forget();
            onType(event.target.value);
          }}
          onKeyDown={intoList}
          autoFocus
          error={errorText !== null}
          helperText={errorText}
          slotProps={{ htmlInput: { 'aria-label': find, maxLength, dir: 'auto' } }}
        />
      </Box>
      {items.length > 0 && (
        <MenuList ref={list} dense aria-label={label} sx={{ maxHeight: 300, overflowY: 'auto' }}>
          {items}
        </MenuList>
      )}
      {children}
    </Box>
  );
}
