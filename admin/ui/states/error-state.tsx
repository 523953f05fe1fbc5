import CloudOff from '@mui/icons-material/CloudOffOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { wordsOf } from '../../providers/problem.ts';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
  /** It is all that the page shows: its title is the page's heading. */
  isPage?: boolean;
}

/** Says what went wrong and offers another try. */
export function ErrorState({ error, onRetry, isPage = false }: ErrorStateProps) {
  const translate = useTranslate();
  const message = wordsOf(error);
  return (
    <div role="alert">
      <EmptyState
        isPage={isPage}
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
