import { translate } from '../i18n/translate.ts';
import type { LinksPage } from '../page.ts';
import { OnwardsIcon } from './icons.tsx';

/** A unit's links, below each other; the first leads to its survey. */
export function Links({ page }: { page: LinksPage }) {
  return (
    <div className="links">
      <h1>{page.title}</h1>
      <ul>
        {page.survey !== null && (
          <li>
            <a className="entry first" href={page.survey}>
              <span>{translate(page.messages, 'links.survey')}</span>
              <OnwardsIcon />
            </a>
          </li>
        )}
        {page.links.map(({ title, address }, at) => (
          <li key={at}>
            <a className="entry" href={address} rel="noreferrer">
              <span>{title}</span>
              <OnwardsIcon />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
