/** The pages without script; only the server renders them. */
import type { PlainPage as Page, ChoicePage } from '../page.ts';
import { AnswerView } from './answer.tsx';
import { Contact } from './contact.tsx';
import { Frame } from './frame.tsx';
import { Links } from './links.tsx';
import { translate } from '../i18n/translate.ts';
import { ListIcon, SpeechIcon } from './icons.tsx';
import { NextLink } from './next-link.tsx';

export function PlainPage({ page }: { page: Page }) {
  return (
    <Frame page={page}>
      {page.kind === 'answer' && <AnswerView page={page} />}
      {page.kind === 'links' && <Links page={page} />}
      {page.kind === 'choice' && <Choice page={page} />}
      {page.kind === 'contact' && <Contact page={page} />}
    </Frame>
  );
}

/** Two large ways on: to the survey, and to the links. */
function Choice({ page: { messages, survey, links, title } }: { page: ChoicePage }) {
  return (
    <div className="links choice">
      <h1>{translate(messages, 'choice.title')}</h1>
      <ul>
        <NextLink href={survey} icon={<SpeechIcon />} isFirst>
          {translate(messages, 'links.survey')}
        </NextLink>
        <NextLink href={links} icon={<ListIcon />}>
          <bdi>{title}</bdi>
        </NextLink>
      </ul>
    </div>
  );
}
