import Add from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { supportTicket } from '../../../generated/resources.ts';
import { useMay } from '../../../entities/use-access.ts';

/** Address of the form for a new request. */
export const NEW_TICKET = `/${supportTicket.route}/new_support`;

/** The way to a new request, for those who may make one. */
export function NewTicket() {
  const translate = useTranslate();
  const may = useMay(supportTicket.route);
  if (!may('create')) return null;
  return (
    <Button component={Link} to={NEW_TICKET} variant="contained" startIcon={<Add />}>
      {translate('app.support.new')}
    </Button>
  );
}
