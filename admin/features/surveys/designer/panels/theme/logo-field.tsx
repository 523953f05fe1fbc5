import Image from '@mui/icons-material/ImageOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, FormHelperText } from '@mui/material';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { PictureInput } from '../../../../../ui/form/picture-input.tsx';
import { usePictureUpload } from '../../../../../ui/form/use-picture-upload.ts';
import type { DraftTheme } from '../../design-context.tsx';

interface LogoFieldProps {
  logo: DraftTheme['logo'];
  onChange: (logo: DraftTheme['logo']) => void;
  isDisabled: boolean;
}

/** The company's mark above the questions. */
export function LogoField({ logo, onChange, isDisabled }: LogoFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { send, isPending, errorText } = usePictureUpload();
  const words = translate(`app.survey_panels.theme.logo.${logo === undefined ? 'choose' : 'replace'}`);

  async function choose(picture: File): Promise<void> {
    const file = await send(picture);
    if (file !== undefined) onChange({ file });
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
      <LogoSample logo={logo} />
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            variant="outlined"
            startIcon={<UploadFile />}
            loading={isPending}
            disabled={isDisabled}
            aria-describedby={id}
            onClick={() => input.current?.click()}
          >
            {words}
          </Button>
          {logo !== undefined && (
            <Button disabled={isDisabled} onClick={() => onChange(undefined)}>
              {translate('app.survey_panels.theme.logo.remove')}
            </Button>
          )}
        </Box>
        <FormHelperText id={id} error={errorText !== null} role={errorText === null ? undefined : 'alert'}>
          {errorText ?? translate('app.survey_panels.theme.logo.help')}
        </FormHelperText>
        <PictureInput ref={input} label={words} onChoose={(picture) => void choose(picture)} />
      </Box>
    </Box>
  );
}

function LogoSample({ logo }: Pick<LogoFieldProps, 'logo'>) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 120,
        height: 72,
        padding: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'common.white',
      }}
    >
      {logo === undefined ? (
        <Image aria-hidden sx={{ fontSize: 28, color: 'inputBorder' }} />
      ) : (
        <Box
          component="img"
          src={`/files/${logo.file}`}
          alt={translate('app.survey_panels.theme.logo.alt')}
          sx={{ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}
