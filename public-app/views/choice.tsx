import { translate } from '../i18n/translate.ts';
import type { ChoicePage } from '../page.ts';
import { OnwardsIcon, SpeechIcon, ListIcon } from './icons.tsx';

/** Two large ways on: to the survey, and to the links. */
export function Choice({ page: { messages, survey, links, title } }: { page: ChoicePage }) {
  return (
    <div className="links choice">
      <h1>{translate(messages, 'choice.title')}</h1>
      <ul>
        <li>
          <a className="entry first" href={survey}>
            <SpeechIcon />
            <span className="entry-words">{translate(messages, 'links.survey')}</span>
            <OnwardsIcon />
          </a>
        </li>
        <li>
          <a className="entry" href={links}>
            <ListIcon />
            <span className="entry-words">
              <bdi>{title}</bdi>
            </span>
            <OnwardsIcon />
          </a>
        </li>
      </ul>
    </div>
  );
}
