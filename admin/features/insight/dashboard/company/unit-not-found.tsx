import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { Button, Card } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { useView } from '../view/view-context.tsx';

/** The unit of an address was deleted, or is not the reader's. */
export function UnitNotFound() {
  const translate = useTranslate();
  const { change } = useView();
  return (
    <Card role="alert">
      <EmptyState
        Icon={SearchOff}
        title={translate('app.dashboard.unit_gone')}
        action={
          <Button variant="contained" onClick={() => change({ unitId: null })}>
            {translate('app.dashboard.show_all_units')}
          </Button>
        }
      >
        {translate('app.dashboard.unit_gone_text')}
      </EmptyState>
    </Card>
  );
}
