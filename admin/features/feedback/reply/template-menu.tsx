import { Box, ListItemText, MenuItem, MenuList, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, useRef } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useHeldKeys } from '../../../fields/base/use-held-keys.ts';
import { useTypedSearch } from '../../../fields/base/use-typed-search.ts';
import { replyTemplate } from '../../../generated/resources.ts';
import type { ReplyTemplateRecord } from '../../../generated/types.ts';

interface TemplateMenuProps {
  label: string;
  /** As the reply would be. */
  textOf: (template: ReplyTemplateRecord) => string;
  onChoose: (text: string) => void;
}

const SHOWN = 25;

/** The company's templates, found by what is typed. */
export function TemplateMenu({ label, textOf, onChoose }: TemplateMenuProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const { typed, words, setTyped, isStale } = useTypedSearch();
  const found = useGetList<ReplyTemplateRecord>(
    replyTemplate.route,
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'name', order: 'ASC' },
      filter: words === '' ? {} : { q: words },
    },
    { placeholderData: (previous) => previous },
  );
  const { hold, forget } = useHeldKeys(isStale(found));
  const rows = found.data ?? [];
  const intoList = (event: KeyboardEvent) => {
    if (hold(event)) return;
    const [first] = rows;
    if (event.key === 'Enter' && first !== undefined) onChoose(textOf(first));
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  };
  const find = translate('app.feedback.conversation.template.find');
  const hasNone = found.data?.length === 0;
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Box sx={{ padding: 3, paddingBottom: 1 }}>
        <TextField
          placeholder={find}
          onChange={(event) => {
            forget();
            setTyped(event.target.value);
          }}
          onKeyDown={intoList}
          autoFocus
          slotProps={{ htmlInput: { 'aria-label': find, dir: 'auto' } }}
        />
      </Box>
      {hasNone ? (
        <Typography variant="body2" role="status" sx={{ padding: 3, color: 'text.secondary' }}>
          {typed.trim() === ''
            ? translate('resources.replytemplates.empty.reader')
            : translate('app.feedback.conversation.template.none')}
        </Typography>
      ) : (
        <MenuList ref={list} dense aria-label={label} sx={{ maxHeight: 300, overflowY: 'auto' }}>
          {rows.map((template) => (
            <MenuItem key={template.id} onClick={() => onChoose(textOf(template))}>
              <ListItemText
                primary={<bdi>{template.name}</bdi>}
                secondary={<span dir="auto">{textOf(template)}</span>}
                slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, component: 'div' } }}
              />
            </MenuItem>
          ))}
        </MenuList>
      )}
    </Box>
  );
}
