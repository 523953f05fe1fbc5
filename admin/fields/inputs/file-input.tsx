import { Box, FormControl, FormHelperText, FormLabel } from '@mui/material';
import { useRef } from 'react';
import { useDrop } from '../../ui/form/use-drop.ts';
import { isStoredFile } from '../base/field-file.ts';
import { type InputProps, useFieldInput } from '../base/use-field-input.tsx';
import { FileFacts } from './file-facts.tsx';
import { PREVIEW, Preview } from './file-preview.tsx';
import { Verbs } from './file-verbs.tsx';
import { type FileLimits, useFieldUpload } from './use-field-upload.ts';

type FileInputProps = InputProps & FileLimits;

/** A picture, dropped or chosen, with what it looks like. */
export function ImageInput(props: FileInputProps) {
  return <OneFileInput {...props} isPicture />;
}

/** A file, dropped or chosen. */
export function FileInput(props: FileInputProps) {
  return <OneFileInput {...props} isPicture={false} />;
}

/** It is sent at once; the form holds what the server answered, and the row names it when the form is saved. */
function OneFileInput({ isPicture, ...props }: FileInputProps & { isPicture: boolean }) {
  const { field, id, title, message, invalid, disabled, upload } = useFileOfForm(props);
  const { source, label, types, maxBytes } = props;
  const value = isStoredFile(field.value) ? field.value : null;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isOver, target } = useDrop(([file]) => {
    if (file && !disabled) upload.send(file);
  });
  const [titleId, helpId] = [`${id}-label`, `${id}-helper-text`];
  const isWrong = upload.refusal !== null || invalid;
  function remove(): void {
    if (upload.underWay === null) field.onChange(null);
    upload.forget();
    button.current?.focus();
  }
  return (
    <FormControl
      role="group"
      aria-labelledby={titleId}
      aria-describedby={helpId}
      error={isWrong}
      disabled={disabled}
      className={`ra-input-${source}`}
      sx={{ minWidth: 0 }}
    >
      <FormLabel component="span" id={titleId} sx={TITLE}>
        {title}
      </FormLabel>
      <Box {...target} sx={frame(isOver, isWrong)}>
        <Preview isPicture={isPicture} value={value} sent={upload.sent} source={source} />
        <Box sx={{ flexGrow: 1, minWidth: 0, flexBasis: 160 }}>
          <FileFacts {...{ value, types, maxBytes }} underWay={upload.underWay} />
        </Box>
        <Verbs
          {...{ source, label, isPicture, disabled, button }}
          isThere={value !== null}
          isUnderWay={upload.underWay !== null}
          onChoose={() => input.current?.click()}
          onRemove={remove}
        />
        <HiddenInput {...{ input, source, types, disabled }} onChoose={upload.send} />
      </Box>
      <FormHelperText id={helpId} role={upload.refusal === null ? undefined : 'alert'}>
        {upload.refusal ?? message}
      </FormHelperText>
    </FormControl>
  );
}

/** The value of the form, which is not saved while its file is on its way. */
function useFileOfForm(props: FileInputProps) {
  const { isUnderWay, send, ...upload } = useFieldUpload(props);
  const bound = useFieldInput(props, {
    format: (value) => value ?? null,
    validators: [() => (isUnderWay() ? 'app.file.under_way' : undefined)],
  });
  return { ...bound, upload: { ...upload, send: (file: File) => void send(file, bound.field.onChange) } };
}

interface HiddenInputProps extends Pick<FileLimits, 'source' | 'types'> {
  input: React.RefObject<HTMLInputElement | null>;
  disabled: boolean;
  onChoose: (file: File) => void;
}

function HiddenInput({ input, source, types, disabled, onChoose }: HiddenInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      disabled={disabled}
      accept={types.join(',')}
      data-field={source}
      onChange={({ target: chosen }) => {
        const [file] = chosen.files ?? [];
        if (file) onChoose(file);
        // The same file may be chosen again.
        chosen.value = '';
      }}
    />
  );
}

const TITLE = { fontSize: '0.8125rem', fontWeight: 550, lineHeight: 1.5, color: 'text.primary', marginBottom: 1 };

const frame = (isOver: boolean, isWrong: boolean) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  padding: 3,
  minHeight: PREVIEW + 24,
  borderRadius: 1,
  border: '1px dashed',
  borderColor: isWrong ? 'error.main' : isOver ? 'primary.main' : 'inputBorder',
  backgroundColor: isOver ? 'accentSurface' : 'transparent',
});
