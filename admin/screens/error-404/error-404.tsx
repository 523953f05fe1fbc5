import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { Button } from '@mui/material';
import { useNavigate } from 'react-router';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../kit/empty-state.tsx';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { BarePage } from '../../layout/bare-page.tsx';

/** For every address that leads nowhere. */
export default function Error404() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const title = translate('app.not_found.title');
  usePageTitle(title);
  return (
    <BarePage>
      <EmptyState
        isPage
        Icon={SearchOff}
        title={title}
        action={
          <Button
            variant="contained"
            startIcon={<ArrowBack sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
            onClick={() => void navigate('/')}
          >
            {translate('app.not_found.back')}
          </Button>
        }
      >
        {translate('app.not_found.text')}
      </EmptyState>
    </BarePage>
  );
}
