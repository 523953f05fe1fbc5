import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Alert, Button } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { codeIn } from '../../../../shared/codes/public-code.ts';
import { type PictureError, useReadPicture } from './use-read-picture.ts';

const ERRORS: Record<PictureError, string> = {
  no_picture: 'app.self_test.no_picture',
  no_code: 'app.self_test.no_code',
  broken: 'app.claim.camera.unreadable',
};

/** A picture of a print, which stays in the browser: it is read here, and goes nowhere. */
export function PictureButton({ onRead }: { onRead: (text: string) => void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { read, isReading, error, text } = useReadPicture(onRead);
  const isForeign = text !== null && codeIn(text) === null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AddPhotoAlternate />}
        loading={isReading}
        onClick={() => input.current?.click()}
      >
        {translate('app.self_test.picture')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={translate('app.self_test.picture')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          // The same one may be chosen again.
          target.value = '';
        }}
      />
      <div role="status">
        {error !== null && <Alert severity="warning">{translate(ERRORS[error])}</Alert>}
        {isForeign && <Alert severity="warning">{translate('app.self_test.foreign')}</Alert>}
      </div>
    </>
  );
}
