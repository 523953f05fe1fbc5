import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';

/** What some keys do, and which; they are pressed together. */
export type KeyLine = readonly [name: string, ...keys: string[]];

interface KeyHelpProps {
  /** Where the words are: `title`, and the name of each line. */
  texts: string;
  lines: readonly KeyLine[];
  onClose: () => void;
}

/** Every key that does something on a screen. */
export function KeyHelp({ texts, lines, onClose }: KeyHelpProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate(`${texts}.title`)}</DialogTitle>
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
          {lines.map(([name, ...keys]) => (
            <Fragment key={name}>
              <Typography component="dt" variant="body2">
                {translate(`${texts}.${name}`)}
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
