import { translate } from '../i18n/translate.ts';
import type { ChoicePage } from '../page.ts';
import { ListIcon, SpeechIcon } from './icons.tsx';
import { WayOn } from './way-on.tsx';

/** Two large ways on: to the survey, and to the links. */
export function Choice({ page: { messages, survey, links, title } }: { page: ChoicePage }) {
  return (
    <div className="links choice">
      <h1>{translate(messages, 'choice.title')}</h1>
      <ul>
        <WayOn href={survey} icon={<SpeechIcon />} isFirst>
          {translate(messages, 'links.survey')}
        </WayOn>
        <WayOn href={links} icon={<ListIcon />}>
          <bdi>{title}</bdi>
        </WayOn>
      </ul>
    </div>
  );
}
