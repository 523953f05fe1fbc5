import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useTranslate } from 'react-admin';
import type { SurveyRow } from './survey-row.ts';
import { designerPath } from './designer/designer-path.ts';

/** What the survey is called, which leads to its designer, and what it was made for. */
export function SurveyLink({ survey: { id, name, origin } }: { survey: SurveyRow }) {
  const translate = useTranslate();
  return (
    <>
      <Link
        component={RouterLink}
        to={designerPath(id)}
        underline="hover"
        sx={{ fontWeight: 550, color: 'text.primary', overflowWrap: 'anywhere' }}
      >
        <bdi>{name}</bdi>
      </Link>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        <bdi>#{id}</bdi> · {translate(`app.surveys.origin.${origin}`, { _: origin })}
      </Typography>
    </>
  );
}
