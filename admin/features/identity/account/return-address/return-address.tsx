import { Stack } from '@mui/material';
import { Form, ResourceContextProvider, useTranslate } from 'react-admin';
import { inputs } from '../../../../generated/views/company_return_url.tsx';
import { companyReturnUrl } from '../../../../generated/resources.ts';
import type { CompanyReturnUrlRecord } from '../../../../generated/types.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { FormSkeleton } from '../../../../ui/form/form-skeleton.tsx';
import { NotInPlan } from '../../../billing/limits/not-in-plan.tsx';
import { usePlanUsage } from '../../../billing/limits/use-plan-usage.ts';
import { RowConflictNotice } from '../../../../ui/mutations/row-conflict.tsx';
import { SaveChanges } from '../../../../ui/form/save-changes.tsx';
import { useUserData } from '../../../../providers/use-session.tsx';
import { Part } from '../../../../ui/layout/part.tsx';
import { useOwnRow } from '../use-own-row.ts';
import { ReturnPreview } from './return-preview.tsx';

const FIELDS = ['return_url', 'return_url_enabled'];

/** Where visitors go after an answer, as far as the plan lets them. */
export default function ReturnAddress() {
  const translate = useTranslate();
  const me = useUserData();
  const own = {
    resource: companyReturnUrl.route,
    id: me?.company_id ?? 0,
    fields: FIELDS,
    saved: 'app.account.return_address.saved',
  };
  const { plan, features } = usePlanUsage().data ?? {};
  const isInPlan = !plan || features?.return_url !== false;
  const { record, error, retry, save, conflict, settle } = useOwnRow<CompanyReturnUrlRecord>(own);
  if (record === undefined)
    return <Part>{error ? <ErrorState error={error} onRetry={retry} /> : <FormSkeleton />}</Part>;
  return (
    <Stack sx={{ gap: 6 }}>
      {!isInPlan && plan && (
        <NotInPlan>{translate('app.account.return_address.not_in_plan', { plan: plan.name })}</NotInPlan>
      )}
      <ResourceContextProvider value={companyReturnUrl.route}>
        <Form record={record} onSubmit={save} noValidate disableInvalidFormNotification>
          <Stack sx={{ gap: 6 }}>
            <RowConflictNotice conflict={conflict} writable={FIELDS} onSettle={settle} onTakeTheirs={retry} />
            <Part>
              <Stack sx={{ gap: 4 }}>
                {inputs.return_url}
                {inputs.return_url_enabled}
                <SaveChanges />
              </Stack>
            </Part>
            <ReturnPreview isInPlan={isInPlan} />
          </Stack>
        </Form>
      </ResourceContextProvider>
    </Stack>
  );
}
