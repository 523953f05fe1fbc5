import { Box, Card, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { textIn } from '../../../../public-app/survey/localize.ts';
import { useDesign } from '../design-context.tsx';

/** The survey's questions in their pages. */
export function Canvas() {
  const translate = useTranslate();
  const { document, language } = useDesign();
  return (
    <Stack sx={{ gap: 6, maxWidth: 720, marginInline: 'auto', padding: { xs: 4, md: 6 } }}>
      {document.pages.map((page, at) => (
        <Box component="section" key={page.id}>
          <Typography variant="h3" component="h2" sx={{ marginBottom: 2 }}>
            {textIn(language, page.title) || translate('app.designer.page.number', { number: at + 1 })}
          </Typography>
          <Stack sx={{ gap: 2 }}>
            {page.questions.map((question) => (
              <Card key={question.id} sx={{ padding: 4 }}>
                {textIn(language, question.title)}
              </Card>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
