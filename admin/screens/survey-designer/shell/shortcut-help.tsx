import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';

const SHORTCUTS: readonly [name: string, ...keys: string[]][] = [
  ['undo', 'Ctrl', 'Z'],
  ['redo', 'Ctrl', 'Shift', 'Z'],
  ['save', 'Ctrl', 'S'],
  ['add', 'A'],
  ['go', '↑', '↓'],
  ['write', 'Enter'],
  ['leave', 'Esc'],
  ['move', 'Alt', '↑ ↓'],
  ['drag', 'Space'],
  ['duplicate', 'Ctrl', 'D'],
  ['delete', 'Del'],
  ['help', '?'],
];

/** Every key that does something here. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{translate('app.designer.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr auto',
            alignItems: 'center',
            rowGap: 2,
            columnGap: 4,
            margin: 0,
          }}
        >
          {SHORTCUTS.map(([name, ...keys]) => (
            <Fragment key={name}>
              <Typography component="dt" variant="body2">
                {translate(`app.designer.shortcuts.${name}`)}
              </Typography>
              <Box component="dd" dir="ltr" sx={{ display: 'flex', gap: 1, margin: 0 }}>
                {keys.map((key) => (
                  <Box
                    key={key}
                    component="kbd"
                    sx={{
                      paddingInline: 2,
                      paddingBlock: 0.5,
                      minWidth: 24,
                      textAlign: 'center',
                      border: 1,
                      borderColor: 'inputBorder',
                      borderRadius: 1,
                      fontFamily: 'inherit',
                      fontSize: '0.75rem',
                    }}
                  >
                    {key}
                  </Box>
                ))}
              </Box>
            </Fragment>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ padding: 4 }}>
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
