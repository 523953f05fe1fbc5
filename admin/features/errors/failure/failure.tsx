import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { BarePage } from '../../../ui/bare/bare-page.tsx';

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
  const title = translate('app.errors.title');
  usePageTitle(title);
  return (
    <BarePage>
      <EmptyState
        isPage
        Icon={ErrorOutline}
        title={title}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
            <Button variant="contained" onClick={() => window.location.reload()}>
              {translate('app.errors.reload')}
            </Button>
            <Button component={Link} to="/">
              {translate('app.not_found.back')}
            </Button>
          </Box>
        }
      >
        {translate(text)}
      </EmptyState>
    </BarePage>
  );
}
