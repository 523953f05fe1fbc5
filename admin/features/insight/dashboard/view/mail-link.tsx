import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { noticePreference } from '../../../../generated/resources.ts';
import { useMayReport } from '../../notices/use-may-report.ts';
import { useView } from './view-context.tsx';

/** The way to a mail report of what is looked at, for who may have one. */
export function MailLink() {
  const translate = useTranslate();
  const { unitId } = useView();
  const mayReport = useMayReport();
  if (!mayReport) return null;
  const search = new URLSearchParams({ report: 'new', ...(unitId !== null && { unit: String(unitId) }) });
  return (
    <Button
      component={Link}
      to={`/${noticePreference.route}?${search}`}
      size="small"
      startIcon={<ForwardToInbox />}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {translate('app.dashboard.send_by_mail')}
    </Button>
  );
}
