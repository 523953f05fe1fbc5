import LinkOff from '@mui/icons-material/LinkOffOutlined';
import { Button, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../states/empty-state.tsx';

interface Way {
  to: string;
  label: string;
}

interface LinkNotFoundProps {
  title: string;
  text: string;
  /** What helps mostly, and what else is there. */
  way: Way;
  otherWay: Way;
}

/** A mailed link that never was, was used or has run out. */
export function LinkNotFound({ title, text, way, otherWay }: LinkNotFoundProps) {
  return (
    <>
      <EmptyState
        isPage
        Icon={LinkOff}
        title={title}
        action={
          <Button component={RouterLink} to={way.to} variant="contained">
            {way.label}
          </Button>
        }
      >
        {text}
      </EmptyState>
      <Link component={RouterLink} to={otherWay.to} sx={{ display: 'block', textAlign: 'center' }}>
        {otherWay.label}
      </Link>
    </>
  );
}
