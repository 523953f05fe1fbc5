import CloudOff from '@mui/icons-material/CloudOffOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyState } from './empty-state.tsx';

/** Says what went wrong and offers another try. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const message = error instanceof Error ? error.message : 'app.errors.unexpected';
  return (
    <div role="alert">
      <EmptyState
        Icon={CloudOff}
        title={translate('app.errors.title')}
        action={
          <Button variant="outlined" onClick={onRetry}>
            {translate('app.errors.retry')}
          </Button>
        }
      >
        {translate(message, { _: message })}
      </EmptyState>
    </div>
  );
}
