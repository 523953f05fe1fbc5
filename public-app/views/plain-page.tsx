/** The pages without script; only the server renders them. */
import type { PlainPage as Page } from '../page.ts';
import { AnswerView } from './answer.tsx';
import { Choice } from './choice.tsx';
import { Contact } from './contact.tsx';
import { Frame } from './frame.tsx';
import { Links } from './links.tsx';

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
