import type { Editor } from '@tiptap/core';
import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { createEditor, storedMarkup } from './create-editor.ts';
import { RICH_TEXT } from './rich-text.tsx';
import { Toolbar } from './toolbar.tsx';

interface RichTextEditorProps {
  id: string;
  titleId: string;
  helpId: string;
  invalid: boolean;
  disabled: boolean;
  isRequired: boolean;
  /** As it is stored. */
  value: string;
  onChange: (markup: string) => void;
  onBlur: () => void;
  /** Given what focuses it. */
  register: (control: { focus: () => void } | null) => void;
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { id, value, invalid, disabled } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const { editor, place } = useEditor(props, () => {
    toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  return (
    <Box sx={frame(invalid, disabled)}>
      <Toolbar ref={toolbar} editor={editor} disabled={disabled} controls={id} />
      <Box ref={place} sx={CONTENT} data-empty={value === ''} />
    </Box>
  );
}

/** One editor as long as the input is there; what changes around it is told to it. */
function useEditor(props: RichTextEditorProps, onEscape: () => void) {
  const { value, disabled } = props;
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ ...props, onEscape });
  useEffect(() => {
    latest.current = { ...props, onEscape };
  });
  const told = useRef(value);
  const [editor, setEditor] = useState<Editor | null>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const made = createEditor({
      element: place.current,
      markup: latest.current.value,
      attributes: {},
      onChange: (markup) => {
        told.current = markup;
        latest.current.onChange(markup);
      },
      onBlur: () => latest.current.onBlur(),
      onEscape: () => latest.current.onEscape(),
    });
    latest.current.register({ focus: () => made.commands.focus() });
    setEditor(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    // Another value than it told itself: of an earlier version, or of what somebody else saved.
    if (editor === null || value === told.current) return;
    told.current = value;
    editor.commands.setContent(storedMarkup(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => editor?.setEditable(!disabled, false), [editor, disabled]);
  useAttributes(editor, props);
  return { editor, place };
}

/** Name, help and error are those of the field. */
function useAttributes(
  editor: Editor | null,
  { id, titleId, helpId, invalid, isRequired, disabled }: RichTextEditorProps,
): void {
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          id,
          role: 'textbox',
          dir: 'auto',
          'aria-multiline': 'true',
          'aria-labelledby': titleId,
          'aria-describedby': helpId,
          'aria-required': String(isRequired),
          'aria-invalid': String(invalid),
          'aria-disabled': String(disabled),
        },
      },
    });
  }, [editor, id, titleId, helpId, invalid, isRequired, disabled]);
}

const frame = (isWrong: boolean, disabled: boolean) => ({
  border: '1px solid',
  borderColor: isWrong ? 'error.main' : 'inputBorder',
  borderRadius: 1,
  backgroundColor: disabled ? 'background.default' : 'background.paper',
  overflow: 'clip',
  '&:has(.ProseMirror-focused)': {
    outline: '2px solid',
    outlineOffset: -2,
    outlineColor: isWrong ? 'error.main' : 'primary.main',
  },
});

const CONTENT = {
  maxHeight: 420,
  overflowY: 'auto',
  '& .ProseMirror': {
    ...RICH_TEXT,
    maxWidth: 'none',
    minHeight: 112,
    padding: 3,
    fontSize: '0.875rem',
    outline: 'none',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
  },
} as const;
