import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../../survey-usage.tsx';
import { useDesign } from '../../design-context.tsx';
import type { PublishCheck } from './use-check-publish.ts';

/** Who shows the survey: how many units, and through which groups. */
export function Reach({ check: { unit_count, groups } }: { check: PublishCheck }) {
  const translate = useTranslate();
  const counted = useCounted();
  const { survey } = useDesign();
  const isShared = groups.length > 0 || survey.usage.is_default;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {unit_count === 0
          ? translate('app.survey_panels.publish.reaches_none')
          : counted('app.survey_panels.publish.reaches', unit_count)}
      </Typography>
      {isShared && (
        <Box component="ul" sx={{ margin: 0, marginTop: 2, padding: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {survey.usage.is_default && (
            <Typography component="li" variant="body2">
              {translate('app.surveys.usage.default')}
            </Typography>
          )}
          {groups.map((group) => (
            <Typography key={group.id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{group.name}</bdi>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {counted('app.surveys.usage.group_units', group.unit_count)}
              </Box>
            </Typography>
          ))}
        </Box>
      )}
    </>
  );
}
