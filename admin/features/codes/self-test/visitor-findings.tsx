import { Link } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { surveyDesign } from '../../organizations/unit/design/design-kind.ts';
import type { Setup } from '../../organizations/unit/design/use-setup.ts';
import { DesignReason } from '../../organizations/unit/design/design-reason.tsx';
import type { SelfTestAnswer } from './answer.ts';
import { Finding } from './finding.tsx';

interface SurveyFindingProps {
  answer: SelfTestAnswer;
  survey: NonNullable<SelfTestAnswer['survey']>;
}

/** What visitors are asked, and from whom the unit has it. */
export function SurveyFinding({ answer: { survey_source: from }, survey: { title } }: SurveyFindingProps) {
  const translate = useTranslate();
  const parts = {
    title: (
      <strong>
        <bdi>{title}</bdi>
      </strong>
    ),
  };
  return (
    <Finding tone="success">
      <RichText text={translate('app.self_test.asked')} parts={parts} />
      {from !== null && <DesignReason kind={surveyDesign} setup={setupOf(from)} />}
    </Finding>
  );
}

/** As the unit's own tab has it. */
function setupOf({ state, source }: NonNullable<SelfTestAnswer['survey_source']>): Setup {
  const group = state === 'group' && source.id !== null ? { id: source.id, name: source.name ?? '' } : null;
  return { state, source, design: {}, group, tried_since: null };
}

export function LanguageFinding({ languages }: { languages: string[] }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const words = list.format(languages.map((language) => names.of(language) ?? language));
  return <Finding tone="success">{translate('app.self_test.languages', { languages: words })}</Finding>;
}

export function LinkFinding({ links: { count, opens } }: { links: NonNullable<SelfTestAnswer['links']> }) {
  const translate = useTranslate();
  return (
    <Finding tone="success">
      {translate('app.self_test.links', { smart_count: count })} {translate(`app.self_test.opens.${opens}`)}
    </Finding>
  );
}

/** Where visitors may go on to behind the thanks. */
export function ReturnFinding({ answer: { return_to: target, may_return: isInPlan } }: { answer: SelfTestAnswer }) {
  const translate = useTranslate();
  if (target === null)
    return <Finding tone="info">{translate(`app.self_test.return.${isInPlan ? 'none' : 'not_in_plan'}`)}</Finding>;
  const parts = {
    address: (
      <Link href={target.address} target="_blank" rel="noopener noreferrer">
        <bdi>{target.address}</bdi>
      </Link>
    ),
  };
  return (
    <Finding tone="success">
      <RichText text={translate(`app.self_test.return.${target.from}`)} parts={parts} />
    </Finding>
  );
}
