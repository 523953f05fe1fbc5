import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { ReadingDialog } from '../dialogs/reading-dialog.tsx';

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
  return (
    <ReadingDialog title={translate(`${texts}.title`)} size="xs" onClose={onClose}>
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
    </ReadingDialog>
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
