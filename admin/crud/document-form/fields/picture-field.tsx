import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, FormHelperText, TextField, Typography } from '@mui/material';
import type { FieldProps } from '@rjsf/utils';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Text } from '../../../../shared/text/localized.ts';
import { nameOf, useForm, useFormWords } from '../form-context.tsx';
import { PictureInput } from '../../../ui/form/picture-input.tsx';
import { usePictureUpload } from '../../../ui/form/use-picture-upload.ts';

interface Picture {
  file: string;
  alt?: Text;
}

/** A picture that is uploaded when it is chosen, and where it wants one, what it shows in words. */
export function PictureField({ fieldPathId, formData, uiSchema, onChange }: FieldProps<Picture>) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { language, readOnly } = useForm();
  const { labelOf } = useFormWords();
  const name = nameOf(fieldPathId.path);
  const set = (next: Picture | undefined) => onChange(next, fieldPathId.path);
  const { send, isPending, errorText } = usePictureUpload();
  const upload = async (picture: File) => {
    const file = await send(picture);
    if (file !== undefined) set({ ...formData, file });
  };
  const isNamed = uiSchema?.['ui:options']?.named === true;
  const writeAlt = (words: string) => {
    if (formData === undefined) return;
    const { [language]: _before, ...rest } = formData.alt ?? {};
    const alt: Text = words === '' ? rest : { ...rest, [language]: words };
    const { alt: _alt, ...picture } = formData;
    set(Object.keys(alt).length === 0 ? picture : { ...picture, alt });
  };
  if (readOnly && formData === undefined) return null;
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 550 }}>
        {labelOf(name)}
      </Typography>
      {formData !== undefined && (
        <Box
          component="img"
          src={`/files/${formData.file}`}
          alt={formData.alt?.[language] ?? ''}
          sx={{
            maxWidth: '100%',
            maxHeight: 140,
            objectFit: 'contain',
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
          }}
        />
      )}
      <PictureInput ref={input} label={labelOf(name)} onChoose={(picture) => void upload(picture)} />
      {!readOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<AddPhoto />}
            loading={isPending}
            onClick={() => input.current?.click()}
          >
            {translate(`app.designer.picture.${formData === undefined ? 'add' : 'replace'}`)}
          </Button>
          {formData !== undefined && (
            <Button size="small" color="error" onClick={() => set(undefined)}>
              {translate('app.designer.picture.remove')}
            </Button>
          )}
        </Box>
      )}
      {errorText !== null && (
        <FormHelperText error role="alert">
          {errorText}
        </FormHelperText>
      )}
      {isNamed && formData !== undefined && (
        <TextField
          label={labelOf('alt')}
          value={formData.alt?.[language] ?? ''}
          slotProps={{ htmlInput: { readOnly } }}
          helperText={translate('app.designer.picture.alt_help')}
          onChange={({ target }) => writeAlt(target.value)}
        />
      )}
    </Box>
  );
}
