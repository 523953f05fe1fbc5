import { Box, Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { DateTimeField } from '../../fields/index.ts';
import { SurveyActions } from './survey-actions.tsx';
import { SurveyLanguages } from './survey-languages.tsx';
import { SurveyLink } from './survey-link.tsx';
import type { SurveyRow } from './survey-row.ts';
import { SurveyStateChip } from './survey-state.tsx';
import { SurveyUsageList } from './survey-usage.tsx';

/** The surveys as cards, for screens that are too narrow for a table. */
export function SurveyCards({ surveys }: { surveys: SurveyRow[] }) {
  return (
    <Stack component="ul" sx={{ gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
      {surveys.map((survey) => (
        <RecordContextProvider key={survey.id} value={survey}>
          <Card component="li" sx={{ display: 'grid', gap: 2, padding: 3 }}>
            <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
              <Box sx={{ minWidth: 0 }}>
                <SurveyLink survey={survey} />
              </Box>
              <SurveyActions survey={survey} />
            </Box>
            <Box>
              <SurveyStateChip survey={survey} />
            </Box>
            <Box
              component="dl"
              sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 1, margin: 0 }}
            >
              <Fact label="usage">
                <SurveyUsageList usage={survey.usage} />
              </Fact>
              <Fact label="languages">
                <SurveyLanguages survey={survey} />
              </Fact>
              <Fact label="changed">
                <DateTimeField source="updated_at" />
              </Fact>
            </Box>
          </Card>
        </RecordContextProvider>
      ))}
    </Stack>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`app.surveys.columns.${label}`)}
      </Typography>
      <Box component="dd" sx={{ margin: 0, minWidth: 0, fontSize: '0.8125rem' }}>
        {children}
      </Box>
    </>
  );
}
