import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import { Box, Button, Card, Link, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useGetList, useLocale, useTranslate } from 'react-admin';
import { node, organization } from '../../../../generated/resources.ts';
import type { NodeRecord } from '../../../../generated/types.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';

/** How many are named here; the tree has all. */
const SHOWN = 10;

/** What is directly below the unit, and the way to all of it in the tree. */
export function SubUnits({ unit, action }: { unit: NodeRecord; action?: ReactNode }) {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const { data, error, refetch } = useGetList<NodeRecord>(
    node.route,
    {
      filter: { parent_id: unit.id },
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: unit.child_count > 0 },
  );
  return (
    <Card component="section" sx={{ padding: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, marginBottom: 2, minHeight: 32 }}>
        <Typography variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {translate('app.unit.sub_units.title')}{' '}
          {unit.child_count > 0 && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {format.format(unit.child_count)}
            </Typography>
          )}
        </Typography>
        {action}
      </Box>
      {unit.child_count === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`app.unit.sub_units.${action ? 'add_first' : 'none'}`)}
        </Typography>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data === undefined
            ? Array.from({ length: Math.min(unit.child_count, SHOWN) }, (_, row) => <Pending key={row} />)
            : data.map((below) => <SubUnit key={below.id} unit={below} />)}
        </Stack>
      )}
      {unit.child_count > 0 && (
        <Button
          component={RouterLink}
          to={`/${organization.route}/${unit.organization_id}?unit=${unit.id}`}
          size="small"
          startIcon={<AccountTree />}
          sx={{ marginTop: 2, marginInlineStart: -2.5 }}
        >
          {translate('app.unit.sub_units.in_tree')}
        </Button>
      )}
    </Card>
  );
}

function SubUnit({ unit }: { unit: NodeRecord }) {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 2,
        paddingBlock: 2,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box
        aria-hidden
        sx={{ width: 4, height: 16, borderRadius: 1, alignSelf: 'center', backgroundColor: unit.color, flexShrink: 0 }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/${node.route}/${unit.id}`}
          underline="hover"
          sx={{ fontWeight: 550, color: 'text.primary', overflowWrap: 'anywhere' }}
        >
          <bdi>{unit.name}</bdi>
        </Link>{' '}
        <Typography component="bdi" variant="body2" sx={{ color: 'text.secondary' }}>
          {unit.type}
        </Typography>
      </Box>
      {unit.subtree_open_feedback_count > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {translate('app.unit.sub_units.open', { count: format.format(unit.subtree_open_feedback_count) })}
        </Typography>
      )}
    </Box>
  );
}

function Pending() {
  return (
    <Box component="li" aria-hidden sx={{ paddingBlock: 2 }}>
      <Skeleton width="60%" />
    </Box>
  );
}
