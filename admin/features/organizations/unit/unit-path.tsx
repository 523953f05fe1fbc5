import { Box, Link, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useGetManyAggregate, useTranslate } from 'react-admin';
import { ReferenceField } from '../../../fields/index.ts';
import { node, organization } from '../../../generated/resources.ts';
import type { NodeRecord } from '../../../generated/types.ts';

/** The way down to the unit: its organization and the units above it that the reader sees. */
export function UnitPath({ unit }: { unit: NodeRecord }) {
  const translate = useTranslate();
  const ids = unit.path
    .split('/')
    .filter(Boolean)
    .map(Number)
    .filter((id) => id !== unit.id);
  const { data = [], isPending } = useGetManyAggregate<NodeRecord>(node.route, { ids }, { enabled: ids.length > 0 });
  // A unit that the reader may not see is not among the answers.
  const above = (data as (NodeRecord | undefined)[]).filter((row) => row !== undefined);
  return (
    <Box
      component="nav"
      aria-label={translate('app.unit.path')}
      sx={{ fontSize: '0.8125rem', color: 'text.secondary', minHeight: 20 }}
    >
      <Box
        component="ol"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, margin: 0, padding: 0, listStyle: 'none' }}
      >
        <Step>
          <ReferenceField source="organization_id" reference={organization.route} />
        </Step>
        {ids.map((id) => {
          const step = above.find((row) => row.id === id);
          if (step === undefined) return isPending ? <Pending key={id} /> : null;
          return (
            <Step key={id}>
              <Link component={RouterLink} to={`/${node.route}/${id}`} underline="hover">
                <bdi>{step.name}</bdi>
              </Link>
            </Step>
          );
        })}
      </Box>
    </Box>
  );
}

function Step({ children }: { children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        overflowWrap: 'anywhere',
        '&:not(:last-child)::after': { content: '"›" / ""', color: 'text.secondary' },
      }}
    >
      {children}
    </Box>
  );
}

function Pending() {
  return (
    <li aria-hidden>
      <Skeleton width="10ch" />
    </li>
  );
}
