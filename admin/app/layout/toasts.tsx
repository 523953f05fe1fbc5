import { useTheme } from '@mui/material';
import { Notification } from 'react-admin';
import { TOAST_MS } from '../../ui/toasts/toast-times.ts';

/** A toast goes at a click elsewhere; one that offers a way back stays its time, whatever is done meanwhile. */
function stayWithUndo(event: object): void {
  // How MUI is told to leave a close to its timer (Snackbar, customizing `onClickAway`).
  if (document.querySelector('.RaNotification-undo') !== null) Object.assign(event, { defaultMuiPrevented: true });
}

/** Short messages at the foot of the page. */
export function Toasts() {
  const { palette } = useTheme();
  return (
    <Notification
      autoHideDuration={TOAST_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ clickAwayListener: { onClickAway: stayWithUndo } }}
      sx={{
        '& .MuiSnackbarContent-root': {
          backgroundColor: palette.ink.surface,
          color: palette.ink.text,
          borderRadius: 1,
          border: `1px solid ${palette.ink.hairline}`,
          fontSize: '0.875rem',
        },
        '& .MuiSnackbarContent-root.RaNotification-error': {
          backgroundColor: palette.tones.urgent.surface,
          borderColor: palette.tones.urgent.text,
          color: palette.tones.urgent.text,
        },
        '& .MuiSnackbarContent-root.RaNotification-warning': {
          backgroundColor: palette.tones.active.surface,
          borderColor: palette.tones.active.text,
          color: palette.tones.active.text,
        },
        '& .RaNotification-undo': { color: palette.ink.accent },
      }}
    />
  );
}
