import { Box } from '@mui/material';

/** Longest line of a text in a row, in characters of the font. */
const ROW_WIDTH = '36ch';

/** A text that takes one line of a row, its end cut off where there is no room. */
export function OneLine({ text, width = ROW_WIDTH }: { text: string; width?: string }) {
  return (
    <Box
      component="span"
      title={text}
      dir="auto"
      sx={{
        display: 'inline-block',
        maxWidth: width,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        verticalAlign: 'bottom',
      }}
    >
      {text}
    </Box>
  );
}
