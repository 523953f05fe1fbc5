import Check from '@mui/icons-material/CheckOutlined';
import Remove from '@mui/icons-material/RemoveOutlined';
import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { plan as planResource } from '../../../generated/resources.ts';
import type { PlanRecord } from '../../../generated/types.ts';
import { useAmount } from './use-amount.ts';

export const COUNTS = ['qr_code_count', 'user_count', 'group_count', 'organization_count', 'storage_mb'] as const;
export const FEATURES = ['return_url', 'custom_logo', 'link_list', 'on_premise'] as const;

type Count = (typeof COUNTS)[number];
export type PlanAttribute = Count | (typeof FEATURES)[number];

/** What plans are told apart by. */
export type ComparedPlan = Pick<PlanRecord, PlanAttribute | 'id' | 'name'>;

const isCount = (name: PlanAttribute): name is Count => COUNTS.some((count) => count === name);

/** Names an attribute; storage without the unit in which the back office asks for it. */
export function useAttributeName(): (name: PlanAttribute) => string {
  const translate = useTranslate();
  return (name) =>
    translate(name === 'storage_mb' ? 'app.plan.limits.storage' : `resources.${planResource.route}.fields.${name}`);
}

/** How much of it a plan has, or whether. */
export function AttributeValue({ plan, name }: { plan: ComparedPlan; name: PlanAttribute }) {
  const translate = useTranslate();
  const amount = useAmount();
  if (!isCount(name)) return <YesOrNo isThere={plan[name]} />;
  const count = plan[name];
  const unit = name === 'storage_mb' ? 'storage' : undefined;
  return <bdi>{count === null ? translate('app.plan.unlimited') : amount(unit, count)}</bdi>;
}

function YesOrNo({ isThere }: { isThere: boolean }) {
  const translate = useTranslate();
  const Icon = isThere ? Check : Remove;
  return (
    <>
      <Icon
        aria-hidden
        fontSize="small"
        sx={{ color: isThere ? 'success.main' : 'text.secondary', verticalAlign: 'middle' }}
      />
      <Box component="span" sx={visuallyHidden}>
        {translate(isThere ? 'ra.boolean.true' : 'ra.boolean.false')}
      </Box>
    </>
  );
}
