import { Box, Typography } from '@mui/material';
import { AttributeValue, type PlanAttribute, useAttributeName } from '../../billing/limits/plan-attributes.tsx';
import type { OfferedPlan } from '../../billing/offer/plan-offer.ts';

/** What is asked for first; the rest stands in the comparison below the plans. */
export const HIGHLIGHTS = [
  'qr_code_count',
  'user_count',
  'organization_count',
  'storage_mb',
] as const satisfies PlanAttribute[];

/** What a plan brings, a row each; the rows are the grid's, so that neighbors stand level. */
export function PlanAttributes({ plan }: { plan: OfferedPlan }) {
  const nameOf = useAttributeName();
  return (
    <Box component="dl" sx={{ display: 'contents' }}>
      {HIGHLIGHTS.map((name) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: 3,
            paddingBlock: 2,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Typography
            component="dt"
            variant="body2"
            sx={{ color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {nameOf(name)}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ margin: 0, fontWeight: 550, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
          >
            <AttributeValue plan={plan} name={name} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
