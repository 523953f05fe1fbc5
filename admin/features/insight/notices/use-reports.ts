/** What is read and written of the user's own mail reports. */
import { useDataProvider, useGetList } from 'react-admin';
import { reportSubscription } from '../../../generated/resources.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { Report, ReportChoice } from './report.ts';

const { route } = reportSubscription;
/** As many as one user may have. */
const ALL = 20;

export const useReports = () =>
  useGetList<Report>(route, {
    pagination: { page: 1, perPage: ALL },
    sort: { field: 'created_at', order: 'ASC' },
  });

/** Saves the form's choice; why it was refused stays to be shown at its fields. */
export function useSaveReport(report: Report | null) {
  const provider = useDataProvider();
  const { mutate, isPending, error, reset } = useServerMutation();
  const save = (choice: ReportChoice) =>
    mutate(
      () =>
        report === null
          ? provider.create<Report>(route, { data: choice })
          : provider.update<Report>(route, { id: report.id, data: { ...choice }, previousData: report }),
      { message: report === null ? 'app.my_notices.reports.added' : 'app.my_notices.reports.saved' },
    );
  return { save, isPending, error, reset };
}

/** What is done to a report from its line. */
export function useReportActions(report: Report) {
  const provider = useDataProvider();
  const act = useAct();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const { id } = report;
  return {
    isPending,
    setActive: (isActive: boolean) =>
      mutate(() => provider.update<Report>(route, { id, data: { is_active: isActive }, previousData: report }), {
        message: `app.my_notices.reports.${isActive ? 'switched_on' : 'switched_off'}`,
      }),
    sendNow: (email: string) =>
      mutate(() => act(route, { action: 'send_now', id, input: {} }), {
        message: 'app.my_notices.reports.sent',
        words: { email },
      }),
    remove: () =>
      mutate(() => provider.delete<Report>(route, { id, previousData: report }), {
        message: 'app.my_notices.reports.deleted',
      }),
  };
}
