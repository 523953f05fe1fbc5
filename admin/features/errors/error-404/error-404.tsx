import { useTranslate } from 'react-admin';
import { NotFoundState } from '../../../ui/not-found-state.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { BarePage } from '../../../ui/bare/bare-page.tsx';

/** For every address that leads nowhere. */
export default function Error404() {
  const translate = useTranslate();
  const title = translate('app.not_found.title');
  usePageTitle(title);
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
