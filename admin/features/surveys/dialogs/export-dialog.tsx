import Download from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Button, Skeleton, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { survey as surveyEntity } from '../../../generated/resources.ts';
import { saveFile } from '../../../providers/files.ts';
import { useAct } from '../../../providers/use-act.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { type LeftOut, LeftOutList } from '../left-out-list.tsx';
import type { SurveyDialogProps } from '../survey-steps.tsx';
import { useCounted } from '../survey-usage.tsx';

interface Exported {
  definition: Record<string, unknown>;
  /** The first of them. */
  left_out: LeftOut[];
  left_out_count: number;
}

/** The draft as a file for SurveyJS; says beforehand what of it that can't hold. */
export function ExportDialog({ survey, onClose }: SurveyDialogProps) {
  const translate = useTranslate();
  const act = useAct();
  const { data, error, refetch } = useQuery({
    queryKey: [surveyEntity.route, 'surveyjs', survey.id],
    // The draft may have changed since.
    gcTime: 0,
    queryFn: () => act<Exported>(surveyEntity.route, { action: 'surveyjs', id: survey.id, method: 'GET' }),
  });
  const save = (): void => {
    if (data === undefined) return;
    const content = `${JSON.stringify(data.definition, undefined, 2)}\n`;
    saveFile(new File([content], `${fileNameOf(survey.name)}.json`, { type: 'application/json' }));
    onClose();
  };
  return (
    <Dialog
      size="sm"
      title={translate('app.surveys.export.title', { name: survey.name })}
      text={translate('app.surveys.export.text')}
      sx={{ display: 'grid', gap: 3 }}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button variant="contained" startIcon={<Download />} disabled={data === undefined} onClick={save}>
            {translate('app.surveys.export.action')}
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton variant="rounded" height={48} />
      ) : (
        <Losses exported={data} />
      )}
    </Dialog>
  );
}

function Losses({ exported: { left_out: items, left_out_count: count } }: { exported: Exported }) {
  const translate = useTranslate();
  const counted = useCounted();
  if (count === 0) return <Alert severity="success">{translate('app.surveys.import.complete')}</Alert>;
  return (
    <Stack sx={{ gap: 3 }}>
      <Alert severity="info">{counted('app.surveys.import.left_out', count)}</Alert>
      <LeftOutList items={items} count={count} reasons="app.surveys.export.reasons" />
    </Stack>
  );
}

/** Without what file systems have a meaning for. */
const fileNameOf = (name: string): string => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').trim() || 'survey';
