import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { EmptyState } from './empty-state.tsx';

interface NotFoundStateProps {
  title: string;
  text: string;
  /** Where the way back leads, and its words. */
  to: string;
  back: string;
}

/** All that a page shows whose address leads to nothing, or to nothing for this reader. */
export function NotFoundState({ title, text, to, back }: NotFoundStateProps) {
  return (
    <EmptyState
      isPage
      Icon={SearchOff}
      title={title}
      action={
        <Button
          component={Link}
          to={to}
          variant="contained"
          startIcon={<ArrowBack sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
        >
          {back}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
