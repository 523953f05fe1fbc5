import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { AttributeValue, type ComparedPlan, COUNTS, FEATURES, useAttributeName } from './plan-attributes.tsx';

interface PlanComparisonProps<Plan extends ComparedPlan> {
  plans: readonly Plan[];
  /** What a plan costs, in words. */
  priceOf: (plan: Plan) => string;
  /** A plan that stands out, and the word for why. */
  marked?: { id: number; label: string } | undefined;
}

/** Five plans beside their attributes in a column of 640. */
const COLUMN_WIDTH = 88;
const NAME_WIDTH = 144;

/** Everything that plans differ in, all of them at once; scrolls in itself where it is wider than the screen. */
export function PlanComparison<Plan extends ComparedPlan>({ plans, priceOf, marked }: PlanComparisonProps<Plan>) {
  const translate = useTranslate();
  const nameOf = useAttributeName();
  const id = useId();
  const tint = (plan: Plan) => (plan.id === marked?.id ? { backgroundColor: 'action.hover' } : {});
  const attributes = ['price', ...COUNTS, ...FEATURES] as const;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ marginBottom: 3 }}>
        {translate('app.plan.compare')}
      </Typography>
      <DataTable
        scroll={{
          role: 'group',
          'aria-labelledby': id,
          // Positioned: words for screen readers stay within it.
          sx: {
            position: 'relative',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            backgroundColor: 'background.paper',
          },
        }}
        columns={[
          {
            key: 'name',
            header: null,
            isRowHeader: true,
            cell: (name) => (name === 'price' ? translate('app.payment.amount.price') : nameOf(name)),
            sx: NAME_CELL,
          },
          ...plans.map((plan) => ({
            key: String(plan.id),
            header: (
              <>
                <bdi>{plan.name}</bdi>
                {plan.id === marked?.id && (
                  <Box component="span" sx={{ display: 'block', color: 'primary.main' }}>
                    {marked.label}
                  </Box>
                )}
              </>
            ),
            align: 'center' as const,
            cell: (name: (typeof attributes)[number]) =>
              name === 'price' ? <bdi>{priceOf(plan)}</bdi> : <AttributeValue plan={plan} name={name} />,
            sx: { paddingInline: 2, minWidth: COLUMN_WIDTH, ...tint(plan) },
            bodySx: VALUE_CELL,
          })),
        ]}
        rows={attributes}
        rowKey={(name) => name}
        sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}
      />
    </section>
  );
}

const VALUE_CELL = { fontVariantNumeric: 'tabular-nums', fontWeight: 550 };

/** Stays beside what is scrolled to. */
const NAME_CELL = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  backgroundColor: 'background.paper',
  color: 'text.secondary',
  fontWeight: 400,
  minWidth: NAME_WIDTH,
  maxWidth: NAME_WIDTH,
  overflowWrap: 'anywhere',
};
