import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useReportFile } from '../data/use-report-file.ts';

/** Saves what is looked at as a file to be passed on. */
export function ReportButton({ surveyId }: { surveyId: number }) {
  const translate = useTranslate();
  const { save, isLoading } = useReportFile(surveyId);
  return (
    <Button variant="outlined" startIcon={<PictureAsPdf />} loading={isLoading} onClick={() => void save()}>
      {translate('app.results.report')}
    </Button>
  );
}
