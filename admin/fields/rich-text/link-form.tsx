import { Button, Stack, TextField } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { safeLink } from '../../../shared/rich-text/safe-link.ts';

interface LinkFormProps {
  editor: Editor;
  onClose: () => void;
}

/** Where the selected words lead; no form of its own, since it stands in one. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const translate = useTranslate();
  const present = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(present);
  const [isRefused, setRefused] = useState(false);
  const leave = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = safeLink(completed(address.trim()));
    setRefused(href === null);
    if (href === null) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    const isBare = editor.state.selection.empty && present === '';
    // Where no words are selected the address is its own.
    if (isBare) chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') leave();
    else apply();
  };
  return (
    <Stack
      direction="row"
      sx={{
        gap: 2,
        padding: 2,
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <TextField
        autoFocus
        size="small"
        label={translate('app.rich_text.address')}
        value={address}
        error={isRefused}
        helperText={isRefused ? translate('app.rich_text.address_refused') : undefined}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url', autoComplete: 'off' } }}
        sx={{ flex: '1 1 200px' }}
      />
      <Button size="small" variant="contained" onClick={apply}>
        {translate('app.rich_text.apply')}
      </Button>
      {present !== '' && (
        <Button size="small" onClick={remove}>
          {translate('app.rich_text.remove_link')}
        </Button>
      )}
    </Stack>
  );
}

/** As people write addresses. */
function completed(address: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return address;
  return /^[^\s@/]+@[^\s@/]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}
