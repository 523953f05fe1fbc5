import { Box, Card, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface PanelFrameProps {
  /** Its words are `app.survey_panels.<name>.title` and `.text`. */
  name: string;
  children: ReactNode;
}

/** A panel of the designer that is a page of forms: its heading, what it is about, and its sections. */
export function PanelFrame({ name, children }: PanelFrameProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 720, marginInline: 'auto', padding: { xs: 4, md: 6 } }}>
      <Typography variant="h1" component="h2">
        {translate(`app.survey_panels.${name}.title`)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginTop: 1, marginBottom: 4 }}>
        {translate(`app.survey_panels.${name}.text`)}
      </Typography>
      <Stack sx={{ gap: 4 }}>{children}</Stack>
    </Box>
  );
}

interface PanelSectionProps {
  /** Its words are `app.survey_panels.sections.<name>.title` and `.text`. */
  name: string;
  children: ReactNode;
}

export function PanelSection({ name, children }: PanelSectionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 4, minWidth: 0 }}>
      <Typography id={id} variant="h3">
        {translate(`app.survey_panels.sections.${name}.title`)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 3 }}>
        {translate(`app.survey_panels.sections.${name}.text`)}
      </Typography>
      {children}
    </Card>
  );
}
