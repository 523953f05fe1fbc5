import { survey as surveyEntity } from '../../../../generated/resources.ts';
import { saveFile } from '../../../../providers/files.ts';
import { useActForFile } from '../../../../providers/use-act.ts';
import { useServerMutation } from '../../../../ui/mutations/use-server-mutation.ts';
import { useAsked } from './use-asked.ts';

/** Saves what is looked at as a PDF file in the reader's language; says by a toast when it fails. */
export function useReportFile(surveyId: number) {
  const actForFile = useActForFile();
  const input = useAsked();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const save = (): Promise<void> =>
    mutate(async () => {
      saveFile(await actForFile(surveyEntity.route, { action: 'results_report', id: surveyId, method: 'GET', input }));
    });
  return { save, isLoading: isPending };
}
