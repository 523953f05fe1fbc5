import { Box, Button, TextField } from '@mui/material';
import { type ComponentType, type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { isObject } from '../../../providers/user-data.ts';
import { FormViolations } from '../../../ui/form/form-violations.tsx';
import { TEXT_DRAFT, type Text, useDraft } from '../../../ui/unsaved/use-draft.ts';
import { useUnsavedChanges } from '../../../ui/unsaved/unsaved-changes.tsx';

/** State of the address that begins a text at once. */
export const WRITE = 'write';

/** As the schemas of comments and messages have it. */
const LONGEST = 4000;

interface WriteFormProps {
  /** What it is written for, such as `feedback/7`: a draft comes back there. */
  of: string;
  label: string;
  help?: string;
  /** The verb of the button. */
  action: string;
  isBusy: boolean;
  /** Why the last try was refused. */
  errorText: string | null;
  /** Keys lead to it by this name. */
  name: 'comment' | 'reply';
  initial?: string;
  onCancel?: () => void;
  /** Stands before the buttons; what it inserts comes where the caret is. */
  Tools?: ComponentType<{ onInsert: (text: string) => void }>;
  /** Answers whether it was taken; else what was written stays. */
  onSend: (text: string) => Promise<boolean>;
}

/** Out of the field, not out of the detail: single keys mean something again. */
function leave(event: KeyboardEvent): void {
  event.stopPropagation();
  if (event.target instanceof HTMLElement) event.target.blur();
}

/** A text to write and send, by Ctrl+Enter too; it is kept until it was taken. */
export function WriteForm(props: WriteFormProps) {
  const { of, label, help, action, isBusy, errorText, name, initial = '', onCancel, Tools, onSend } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const translate = useTranslate();
  const { state }: { state: unknown } = useLocation();
  const { draft, setDraft, isDirty, forget } = useDraft<Text>({
    ...TEXT_DRAFT,
    of: `${of}/${name}`,
    saved: { text: initial },
  });
  const { text } = draft;
  const setText = (written: string) => setDraft({ text: written });
  const isEmpty = text.trim() === '';
  useUnsavedChanges({ isDirty: () => !isBusy && !isEmpty && isDirty, discard: forget });
  const send = async (event: FormEvent | KeyboardEvent): Promise<void> => {
    event.preventDefault();
    if (isEmpty || isBusy || !(await onSend(text.trim()))) return;
    forget();
    setText('');
  };
  const insert = (words: string) => {
    const { selectionStart: start = text.length, selectionEnd: end = start } = field.current ?? {};
    setText(text.slice(0, start) + words + text.slice(end));
    // What it was chosen in gives the focus back to its button as it closes.
    requestAnimationFrame(() => field.current?.focus());
  };
  return (
    <Box component="form" noValidate onSubmit={(event: FormEvent) => void send(event)} sx={{ display: 'grid', gap: 2 }}>
      <TextField
        label={label}
        multiline
        autoFocus={isObject(state) && state[WRITE] === name}
        inputRef={field}
        minRows={2}
        maxRows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event);
          if (event.key === 'Escape') leave(event);
        }}
        error={errorText !== null}
        helperText={errorText ?? help}
        slotProps={{ htmlInput: { maxLength: LONGEST, dir: 'auto', 'data-write': name } }}
      />
      <FormViolations />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2 }}>
        {Tools && <Tools onInsert={insert} />}
        {onCancel !== undefined && (
          <Button size="small" onClick={onCancel}>
            {translate('ra.action.cancel')}
          </Button>
        )}
        <Button type="submit" size="small" variant="outlined" loading={isBusy} disabled={isEmpty}>
          {action}
        </Button>
      </Box>
    </Box>
  );
}
