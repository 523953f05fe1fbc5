import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** A card of a section; with a title where there are several. */
export function Part({ title, text, children }: { title?: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card {...(title !== undefined && { component: 'section', 'aria-labelledby': id })} sx={{ padding: 4 }}>
      {title !== undefined && (
        <Typography id={id} variant="h2">
          {title}
        </Typography>
      )}
      {text !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: title === undefined ? 0 : 1 }}>
          {text}
        </Typography>
      )}
      <Box sx={{ marginTop: title === undefined && text === undefined ? 0 : 4 }}>{children}</Box>
    </Card>
  );
}
