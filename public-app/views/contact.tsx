import { Fragment, type ReactNode } from 'react';
import { translate } from '../i18n/translate.ts';
import type { ContactPage } from '../page.ts';

/** Where nothing is asked: whose code this is, and how they are reached, as far as they made it public. */
export function Contact({ page }: { page: ContactPage }) {
  const text = (key: string): string => translate(page.messages, key);
  const { address, phone, email, links } = page;
  const isReachable = address.length > 0 || phone !== null || email !== null;
  return (
    <div className="notice reach">
      <h1>
        <bdi>{page.title}</bdi>
      </h1>
      <p>{text(isReachable ? 'contact_page.text' : 'contact_page.unreachable')}</p>
      {isReachable && (
        <dl className="given">
          {phone !== null && (
            <Item name={text('contact_page.phone')}>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
                {phone}
              </a>
            </Item>
          )}
          {email !== null && (
            <Item name={text('contact_page.email')}>
              <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} dir="ltr">
                {email}
              </a>
            </Item>
          )}
          {address.length > 0 && (
            <Item name={text('contact_page.address')}>
              {address.map((line, at) => (
                <Fragment key={at}>
                  {at > 0 && <br />}
                  <bdi>{line}</bdi>
                </Fragment>
              ))}
            </Item>
          )}
        </dl>
      )}
      {links !== null && (
        <a className="secondary" href={links}>
          {text('contact_page.links')}
        </a>
      )}
    </div>
  );
}

const Item = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
