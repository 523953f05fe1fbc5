import type { MouseEvent, ReactNode } from 'react';
import { translate } from '../i18n/translate.ts';
import type { OfferedLanguage, Page } from '../page.ts';
import { formFields } from '../../shared/survey/form.ts';
import { useDismissal } from '../client/use-dismissal.ts';
import { CheckIcon, GlobeIcon } from './icons.tsx';

export const SURVEY_FORM_ID = 'survey';

interface FrameProps {
  page: Page;
  /** Changes the language in place; false where only the server can. */
  onLanguage?: (offered: OfferedLanguage) => void;
  children: ReactNode;
}

/** What every page has around its content: the company's and the unit's name, and the choice of language. */
export function Frame({ page, onLanguage, children }: FrameProps) {
  return (
    <div
      className={page.kind === 'survey' && page.kiosk ? 'frame kiosk' : 'frame'}
      lang={page.language}
      dir={page.direction}
    >
      {page.kind === 'survey' && !page.submission && (
        <aside className="preview">{translate(page.messages, 'preview')}</aside>
      )}
      <header>
        <Brand page={page} />
        {page.offered.length > 1 && <LanguageSwitch page={page} onLanguage={onLanguage} />}
      </header>
      <main>{children}</main>
    </div>
  );
}

/** Whose page it is: the company's logo, if its survey has one, its name, and the unit's below it. */
function Brand({ page: { theme, name, company } }: { page: Page }) {
  return (
    <div className="brand">
      {theme?.logo && <img className="logo" src={`/files/${theme.logo.file}`} alt="" />}
      <div>
        {company && (
          <p className="company" title={company}>
            <bdi>{company}</bdi>
          </p>
        )}
        <p className="unit" title={name}>
          <bdi>{name}</bdi>
        </p>
      </div>
    </div>
  );
}

/**
 * Without script a survey's own form is posted to the page in the other language, so that no answer is lost; pages
 * without a form have plain links.
 */
function LanguageSwitch({ page, onLanguage }: { page: Page; onLanguage: FrameProps['onLanguage'] }) {
  const current = page.offered.find(({ language }) => language === page.language);
  const choose = (offered: OfferedLanguage) => (event: MouseEvent<HTMLElement>) => {
    if (!onLanguage) return;
    event.preventDefault();
    event.currentTarget.closest('details')?.removeAttribute('open');
    onLanguage(offered);
  };
  const menu = useDismissal();
  return (
    <details className="languages" ref={menu}>
      <summary aria-label={`${translate(page.messages, 'language')}: ${current?.name ?? page.language}`}>
        <GlobeIcon />
        <span>{current?.name ?? page.language}</span>
      </summary>
      {page.kind === 'survey' && <DefaultButton />}
      <ul>
        {page.offered.map((offered) => (
          <li key={offered.language} lang={offered.language}>
            <LanguageChoice page={page} offered={offered} onClick={choose(offered)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The Enter key presses the first button of a form in the document, which would be that of a language: so the one that
 * goes on stands before them once more, for the key only.
 */
function DefaultButton() {
  return (
    <button
      type="submit"
      form={SURVEY_FORM_ID}
      name={formFields.go}
      value="next"
      className="unseen"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

interface LanguageChoiceProps {
  page: Page;
  offered: OfferedLanguage;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

function LanguageChoice({ page, offered, onClick }: LanguageChoiceProps) {
  const isCurrent = offered.language === page.language;
  const label = (
    <>
      {offered.name}
      {isCurrent && <CheckIcon />}
    </>
  );
  if (page.kind !== 'survey')
    return (
      <a href={offered.address} hrefLang={offered.language} aria-current={isCurrent}>
        {label}
      </a>
    );
  return (
    <button
      type="submit"
      form={SURVEY_FORM_ID}
      formAction={page.survey.address_fields ? undefined : offered.address}
      formNoValidate
      name={formFields.go}
      value={page.survey.address_fields ? `language:${offered.language}` : 'language'}
      aria-current={isCurrent}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
