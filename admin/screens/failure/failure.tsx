import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { Button } from '@mui/material';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin';
import { EmptyState } from '../../kit/empty-state.tsx';
import { BarePage } from '../../layout/bare-page.tsx';

interface FailureProps {
  error: Error;
  resetErrorBoundary: (reason: unknown) => void;
}

/** When a screen breaks or a part of the program does not arrive: says so and offers to load the page anew. */
export function Failure({ error, resetErrorBoundary }: FailureProps) {
  const translate = useTranslate();
  useResetErrorBoundaryOnLocationChange(() => resetErrorBoundary(undefined));
  // Our own errors carry a key; what others say is for developers.
  const text = error.message.startsWith('app.') ? error.message : 'app.errors.unexpected';
  return (
    <BarePage>
      <EmptyState
        isPage
        Icon={ErrorOutline}
        title={translate('app.errors.title')}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {translate('app.errors.reload')}
          </Button>
        }
      >
        {translate(text)}
      </EmptyState>
    </BarePage>
  );
}
