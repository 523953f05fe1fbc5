import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
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
  const row = (key: string, label: string, valueOf: (plan: Plan) => ReactNode) => (
    <TableRow key={key}>
      <TableCell component="th" scope="row" sx={NAME_CELL}>
        {label}
      </TableCell>
      {plans.map((plan) => (
        <TableCell key={plan.id} align="center" sx={{ ...VALUE_CELL, ...tint(plan) }}>
          {valueOf(plan)}
        </TableCell>
      ))}
    </TableRow>
  );
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ marginBottom: 3 }}>
        {translate('app.plan.compare')}
      </Typography>
      <TableContainer
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        // Positioned: words for screen readers stay within it.
        sx={{
          position: 'relative',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          backgroundColor: 'background.paper',
        }}
      >
        <Table size="small" sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
          <TableHead>
            <TableRow>
              <TableCell component="td" sx={NAME_CELL} />
              {plans.map((plan) => (
                <TableCell
                  key={plan.id}
                  align="center"
                  sx={{ paddingInline: 2, minWidth: COLUMN_WIDTH, ...tint(plan) }}
                >
                  <bdi>{plan.name}</bdi>
                  {plan.id === marked?.id && (
                    <Box component="span" sx={{ display: 'block', color: 'primary.main' }}>
                      {marked.label}
                    </Box>
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {row('price', translate('app.payment.amount.price'), (plan) => (
              <bdi>{priceOf(plan)}</bdi>
            ))}
            {[...COUNTS, ...FEATURES].map((name) =>
              row(name, nameOf(name), (plan) => <AttributeValue plan={plan} name={name} />),
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}

const VALUE_CELL = { paddingInline: 2, fontVariantNumeric: 'tabular-nums', fontWeight: 550 };

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
