import { useRecordContext, useTranslate } from 'react-admin';
import { EmptyValue } from '../../../fields/base/empty-value.tsx';
import { columns as generated, filters, moreColumns } from '../../../generated/views/customer.tsx';
import { customer } from '../../../generated/resources.ts';
import type { CustomerRecord } from '../../../generated/types.ts';
import { Column, EntityList } from '../../../crud/index.ts';
import { CompanyState } from './company-state.tsx';

const { name, country_id, user_count, unit_count, feedback_count, last_activity_at, created_at } = generated;

/** A plan by its name for people. */
function PlanCell() {
  const translate = useTranslate();
  const tag = useRecordContext<CustomerRecord>()?.plan_tag;
  return tag ? translate(`enums.plan.tag.${tag}`, { _: tag }) : <EmptyValue />;
}

const columns = {
  name,
  plan_tag: (
    <Column source="plan_tag">
      <PlanCell />
    </Column>
  ),
  state: (
    <Column source="state">
      <CompanyState />
    </Column>
  ),
  user_count,
  unit_count,
  feedback_count,
  country_id,
  last_activity_at,
  created_at,
};

/** The companies on the platform. */
export default function CustomerList() {
  return <EntityList entity={customer} columns={columns} moreColumns={moreColumns} filters={filters} />;
}
