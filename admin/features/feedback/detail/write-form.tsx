import { Box, Button, TextField } from '@mui/material';
import { type ComponentType, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { isObject } from '../../../providers/user-data.ts';
import { FormViolations } from '../../../ui/form/form-violations.tsx';
import { useDraft } from '../../../ui/unsaved/use-draft.ts';
import type { Mentions } from '../mentions/mentions.ts';
import { useUnsavedChanges } from '../../../ui/unsaved/unsaved-changes.tsx';

/** State of the address that begins a text at once. */
export const WRITE = 'write';

/** As the schemas of comments and messages have it. */
const LONGEST = 4000;

export interface WriteToolProps {
  /** What its menu opens below; null while it is closed. */
  anchor: Element | null;
  onOpen: (anchor: Element) => void;
  onClose: () => void;
  /** Puts words where the caret is, and notes who is named in them. */
  onInsert: (words: string, mentions?: Mentions) => void;
}

/** Of a text with names: what it is while it is written. */
interface Written {
  text: string;
  mentions: Mentions;
}

const WRITTEN = {
  toDraft: (stored: Record<string, unknown> | null): Written => ({
    text: String(stored?.['text'] ?? ''),
    mentions: isObject(stored?.['mentions']) ? (stored['mentions'] as Mentions) : {},
  }),
  toDocument: ({ text }: Written): object => ({ text }),
};

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
  /** Who is mentioned in that. */
  mentions?: Mentions;
  onCancel?: () => void;
  /** Stands before the buttons. */
  Tool?: ComponentType<WriteToolProps>;
  /** Opens the tool's menu where a word begins, and is replaced by what that inserts: `@`. */
  toolSign?: string;
  /** Answers whether it was taken; else what was written stays. */
  onSend: (text: string, mentions: Mentions) => Promise<boolean>;
}

/** Out of the field, not out of the detail: single keys mean something again. */
function leave(event: KeyboardEvent): void {
  event.stopPropagation();
  if (event.target instanceof HTMLElement) event.target.blur();
}

/** A text to write and send, by Ctrl+Enter too; it is kept until it was taken. */
export function WriteForm(props: WriteFormProps) {
  const { of, label, help, action, isBusy, errorText, name, initial = '', onCancel, Tool, toolSign, onSend } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const translate = useTranslate();
  const { state }: { state: unknown } = useLocation();
  const { draft, setDraft, isDirty, forget } = useDraft<Written>({
    ...WRITTEN,
    of: `${of}/${name}`,
    saved: { text: initial, mentions: props.mentions },
  });
  const { text } = draft;
  const [anchor, setAnchor] = useState<Element | null>(null);
  /** Where the sign stands that has opened the menu. */
  const signAt = useRef<number>(undefined);
  const isEmpty = text.trim() === '';
  useUnsavedChanges({ isDirty: () => !isBusy && !isEmpty && isDirty, discard: forget });
  const send = async (event: FormEvent | KeyboardEvent): Promise<void> => {
    event.preventDefault();
    if (isEmpty || isBusy || !(await onSend(text.trim(), draft.mentions))) return;
    forget();
    setDraft({ text: '', mentions: {} });
  };
  const write = (written: string, caret: number) => {
    setDraft({ ...draft, text: written });
    if (toolSign === undefined || written[caret - 1] !== toolSign || written.length !== text.length + 1) return;
    if (caret > 1 && !/\s/u.test(written.charAt(caret - 2))) return;
    signAt.current = caret - 1;
    setAnchor(field.current);
  };
  const close = () => {
    setAnchor(null);
    signAt.current = undefined;
    // The menu gives the focus back to its button as it closes.
    requestAnimationFrame(() => field.current?.focus());
  };
  const insert = (words: string, mentions: Mentions = {}) => {
    const { selectionStart: start = text.length, selectionEnd: end = start } = field.current ?? {};
    const before = text.slice(0, signAt.current ?? start);
    const written = { text: before + words + text.slice(end), mentions: { ...draft.mentions, ...mentions } };
    // The caret stands behind the words before the next key comes.
    flushSync(() => setDraft(written));
    field.current?.setSelectionRange(before.length + words.length, before.length + words.length);
    close();
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
        onChange={({ target }) => write(target.value, target.selectionStart ?? target.value.length)}
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
        {Tool && <Tool anchor={anchor} onOpen={setAnchor} onClose={close} onInsert={insert} />}
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
