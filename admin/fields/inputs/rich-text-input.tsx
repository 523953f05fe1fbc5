import { FormControl, FormHelperText, FormLabel, Skeleton } from '@mui/material';
import { ChunkBoundary } from '../../ui/chunks/chunk-boundary.tsx';
import { lazyChunk } from '../../ui/chunks/lazy-chunk.ts';
import { type InputProps, useFieldInput } from '../base/use-field-input.tsx';

const Editor = lazyChunk(async () => ({ default: (await import('../rich-text/editor.tsx')).RichTextEditor }));

/** Paragraphs, headings, lists and links, as they will be read. The editor is a program of its own, which comes with the first. */
export function RichTextInput(props: InputProps) {
  const empty = props.defaultValue === '' ? '' : null;
  const bound = useFieldInput(props, { parse: (value) => (value === '' ? empty : value) });
  const { field, id, title, message, invalid, disabled, isRequired } = bound;
  const [titleId, helpId] = [`${id}-label`, `${id}-helper-text`];
  return (
    <FormControl
      error={invalid}
      disabled={disabled}
      required={false}
      className={`ra-input-${props.source}`}
      sx={{ minWidth: 0 }}
    >
      <FormLabel component="span" id={titleId} sx={TITLE} onClick={() => document.getElementById(id)?.focus()}>
        {title}
      </FormLabel>
      <ChunkBoundary fallback={<Skeleton variant="rounded" height={160} />}>
        <Editor
          {...{ id, titleId, helpId, invalid, disabled, isRequired }}
          value={String(field.value ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          register={field.ref}
        />
      </ChunkBoundary>
      <FormHelperText id={helpId}>{message}</FormHelperText>
    </FormControl>
  );
}

const TITLE = { fontSize: '0.8125rem', fontWeight: 550, lineHeight: 1.5, color: 'text.primary', marginBottom: 1 };
