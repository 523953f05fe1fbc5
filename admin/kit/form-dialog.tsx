import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface FormDialogProps {
  title: string;
  /** The verb of the button. */
  action: string;
  isBusy: boolean;
  /** It takes something away. */
  isDangerous?: boolean;
  /** The form is not complete yet. */
  isBlocked?: boolean;
  /** For rows of several inputs; on a phone such a form takes the whole screen. */
  isWide?: boolean;
  /** Where that is not enough: beside a preview, say. */
  maxWidth?: 'sm' | 'md' | 'lg';
  onSubmit: () => Promise<void> | void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is a form: Enter sends it, Escape leaves it, and its buttons stay in view. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    action,
    isBusy,
    isDangerous = false,
    isBlocked = false,
    isWide = false,
    maxWidth = isWide ? 'md' : 'sm',
    onSubmit,
    onClose,
    children,
  } = props;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const translate = useTranslate();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy && !isBlocked) void onSubmit();
  };
  return (
    <Dialog open onClose={onClose} maxWidth={maxWidth} fullWidth fullScreen={isWide && isNarrow} aria-labelledby={id}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, overflow: 'hidden' }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ '&&': { paddingTop: 1 } }}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={isBusy}
            disabled={isBlocked}
          >
            {action}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
