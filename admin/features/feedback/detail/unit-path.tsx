import { Box, Link, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { feedback, node } from '../../../generated/resources.ts';
import { useNames } from '../../../entities/use-names.ts';
import type { FeedbackRow } from '../feedback-row.ts';
import { useUnitPath } from './use-unit-path.ts';

/** The way from the top of the tree down to the unit, as far as the reader sees it; each step leads there. */
export function UnitPath({ row }: { row: FeedbackRow }) {
  const translate = useTranslate();
  const { one } = useNames(feedback);
  const { data: units = [], isPending } = useUnitPath(row.id);
  return (
    <Box
      component="nav"
      aria-label={`${translate('app.unit.path')}: ${one} #${row.id}`}
      sx={{ fontSize: '0.8125rem', minHeight: 20 }}
    >
      {isPending ? (
        <Skeleton width="24ch" aria-hidden />
      ) : (
        <Box
          component="ol"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {units.map(({ id, name }) => (
            <Box
              key={id}
              component="li"
              sx={{
                display: 'flex',
                gap: 2,
                overflowWrap: 'anywhere',
                '&:not(:last-of-type)::after': { content: '"›" / ""', color: 'text.secondary' },
                '&:last-of-type': { fontWeight: 600 },
              }}
            >
              <Link component={RouterLink} to={`/${node.route}/${id}`} underline="hover">
                <bdi>{name}</bdi>
              </Link>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
