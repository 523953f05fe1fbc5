import Keyboard from '@mui/icons-material/KeyboardOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Tooltip,
  Typography,
} from '@mui/material';
import { Fragment, useState } from 'react';
import { useTranslate } from 'react-admin';

const KEYS: readonly [name: string, ...keys: string[]][] = [
  ['move', 'J', 'K'],
  ['open', 'Enter'],
  ['close', 'Esc'],
  ['mark', 'X'],
  ['status', 'S'],
  ['priority', 'P'],
  ['assignee', 'A'],
  ['tags', 'T'],
  ['unread', 'U'],
  ['reply', 'R'],
  ['comment', 'C'],
  ['send', 'Ctrl', 'Enter'],
  ['search', '/'],
  ['help', '?'],
];

/** Every key that does something here. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{translate('app.feedback.keys.title')}</DialogTitle>
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
          {KEYS.map(([name, ...keys]) => (
            <Fragment key={name}>
              <Typography component="dt" variant="body2">
                {translate(`app.feedback.keys.${name}`)}
              </Typography>
              <Box component="dd" dir="ltr" sx={{ display: 'flex', gap: 1, margin: 0 }}>
                {keys.map((key) => (
                  <Key key={key} name={key} />
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

function Key({ name }: { name: string }) {
  return (
    <Box
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
      {name}
    </Box>
  );
}

export function KeyHelpButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('app.feedback.keys.title');
  return (
    <>
      <Tooltip title={`${label} (?)`}>
        <IconButton size="small" aria-label={label} onClick={() => setOpen(true)}>
          <Keyboard />
        </IconButton>
      </Tooltip>
      {isOpen && <KeyHelp onClose={() => setOpen(false)} />}
    </>
  );
}
