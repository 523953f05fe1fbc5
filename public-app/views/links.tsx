import { translate } from '../i18n/translate.ts';
import { glyphOf } from '../../shared/link-list/glyphs.ts';
import type { LinksPage, PageLink } from '../page.ts';
import { SpeechIcon } from './icons.tsx';
import { NextLink } from './next-link.tsx';

/** A unit's links, below each other; the first leads to its survey. */
export function Links({ page }: { page: LinksPage }) {
  return (
    <div className="links">
      <Glyphs links={page.links} />
      <h1>{page.title}</h1>
      <ul>
        {page.survey !== null && (
          <NextLink href={page.survey} icon={<SpeechIcon />} isFirst>
            {translate(page.messages, 'links.survey')}
          </NextLink>
        )}
        {page.links.map(({ address, icon, title, place }, at) => (
          <NextLink key={at} href={address} icon={icon && <Glyph name={icon} />} isForeign>
            <bdi>{title}</bdi>
            <bdi className="leads-to" dir="ltr">
              {place}
            </bdi>
          </NextLink>
        ))}
      </ul>
    </div>
  );
}

const idOf = (name: string): string => `glyph-${name}`;

/** Each picture once, however many links have it. */
function Glyphs({ links }: { links: PageLink[] }) {
  const names = [...new Set(links.flatMap(({ icon }) => icon ?? []))];
  if (names.length === 0) return null;
  return (
    <svg className="unseen" aria-hidden="true" focusable="false">
      {names.map((name) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          <path d={glyphOf(name)?.path} />
        </symbol>
      ))}
    </svg>
  );
}

const Glyph = ({ name }: { name: NonNullable<PageLink['icon']> }) => (
  <svg className={glyphOf(name)?.isLine ? 'icon' : 'icon mark'} aria-hidden="true" focusable="false">
    <use href={`#${idOf(name)}`} />
  </svg>
);
