import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, CircularProgress, FormHelperText, IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PictureInput } from '../../../ui/form/picture-input.tsx';
import { usePictureUpload } from '../../../ui/form/use-picture-upload.ts';

interface ItemPictureProps {
  /** Of the item. */
  name: string;
  /** As it is served below /files/; undefined where there is none. */
  file: string | undefined;
  onChange: (file: string | undefined) => void;
}

/** The picture of an option: one button, which shows it. */
export function ItemPicture({ name, file, onChange }: ItemPictureProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { send, isPending, errorText } = usePictureUpload();
  const words = translate(`app.designer.picture.${file === undefined ? 'of_option' : 'change_option'}`, { name });
  const choose = () => {
    setAnchor(null);
    input.current?.click();
  };
  const upload = async (picture: File) => {
    const sent = await send(picture);
    if (sent !== undefined) onChange(sent);
  };
  return (
    <>
      <PictureInput ref={input} label={words} onChoose={(picture) => void upload(picture)} />
      <Tooltip title={words}>
        <IconButton
          size="small"
          aria-label={words}
          aria-haspopup={file === undefined ? undefined : 'menu'}
          disabled={isPending}
          onClick={({ currentTarget }) => (file === undefined ? choose() : setAnchor(currentTarget))}
        >
          {isPending ? (
            <CircularProgress size={20} aria-label={translate('ra.message.loading')} />
          ) : file === undefined ? (
            <AddPhoto fontSize="small" />
          ) : (
            <Box
              component="img"
              src={`/files/${file}`}
              alt=""
              sx={{ width: 28, height: 28, objectFit: 'cover', borderRadius: 0.5 }}
            />
          )}
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose}>{translate('app.designer.picture.replace')}</MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            onChange(undefined);
          }}
        >
          {translate('app.designer.picture.remove')}
        </MenuItem>
      </Menu>
      {errorText !== null && (
        <FormHelperText error role="alert">
          {errorText}
        </FormHelperText>
      )}
    </>
  );
}
