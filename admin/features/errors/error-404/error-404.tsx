import { useTranslate } from 'react-admin';
import { NotFoundState } from '../../../ui/states/not-found-state.tsx';
import { BarePage } from '../../../ui/bare/bare-page.tsx';

/** For every address that leads nowhere. */
export default function Error404({ title }: { title: string }) {
  const translate = useTranslate();
  return (
    <BarePage>
      <NotFoundState
        title={title}
        text={translate('app.not_found.text')}
        to="/"
        back={translate('app.not_found.back')}
      />
    </BarePage>
  );
}
