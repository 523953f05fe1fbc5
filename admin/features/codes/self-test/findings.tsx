import { Box, Card, Typography, Link } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { node } from '../../../generated/resources.ts';
import type { NodeRecord } from '../../../generated/types.ts';
import type { SelfTestAnswer } from './answer.ts';
import { Finding } from './finding.tsx';
import { LanguageFinding, LinkFinding, ReturnFinding, SurveyFinding } from './visitor-findings.tsx';
import { useWhen } from './use-when.ts';
import type { Reading } from './use-self-test.ts';
import { Link as RouterLink } from 'react-router';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { useDetailPath } from '../../../entities/use-access.ts';
import { paths } from '../../../entities/guard.ts';

interface FindingsProps {
  answer: SelfTestAnswer;
  reading: Reading | null;
}

/** What was found of the code, from its print to the last visitor. */
export function Findings({ answer, reading }: FindingsProps) {
  const translate = useTranslate();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone it lies below what was filled in.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 4 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        id={id}
        variant="h2"
        sx={{ marginBottom: 3, '&:focus-visible': { outline: 'none' } }}
      >
        {translate('app.self_test.code_is')}{' '}
        <Typography component="bdi" variant="inherit" sx={{ fontFamily: 'monospace' }}>
          {answer.code}
        </Typography>
      </Typography>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {reading !== null && <ReadingFinding reading={reading} address={answer.address} />}
        <PlaceFinding answer={answer} />
        <StateFindings answer={answer} />
        {answer.survey !== null && <SurveyFinding answer={answer} survey={answer.survey} />}
        {answer.survey !== null && <LanguageFinding languages={answer.survey.languages} />}
        {answer.links !== null && <LinkFinding links={answer.links} />}
        {answer.survey !== null && <ReturnFinding answer={answer} />}
        <LastRead at={answer.last_read_at} />
      </Box>
    </Card>
  );
}

/** What is unusual about the code or its unit. */
function StateFindings({ answer: { state, unit } }: { answer: SelfTestAnswer }) {
  const translate = useTranslate();
  const isThere = unit !== null && !unit.is_deleted;
  const { data } = useGetOne<NodeRecord>(node.route, { id: unit?.id ?? 0 }, { enabled: isThere, retry: false });
  return (
    <>
      {state === 'retired' && <Finding tone="warning">{translate('app.self_test.retired')}</Finding>}
      {isThere && data?.is_over_limit && <Finding tone="warning">{translate('app.self_test.over_limit')}</Finding>}
    </>
  );
}

function LastRead({ at }: { at: string | null }) {
  const translate = useTranslate();
  const when = useWhen();
  return (
    <Finding tone={at === null ? 'info' : 'success'}>
      {at === null ? translate('app.self_test.never_read') : translate('app.self_test.last_read', { when: when(at) })}
    </Finding>
  );
}

/** Where visitors come to, and why. */
function PlaceFinding({ answer: { code, unit, leads_to: place, why } }: { answer: SelfTestAnswer }) {
  const translate = useTranslate();
  const isUnseen = (why === 'paused' || why === 'deleted') && place?.id === null;
  const parts = {
    unit: unit && <UnitName {...unit} isGone={unit.is_deleted} />,
    place: place?.id ? <UnitName id={place.id} name={place.name ?? ''} /> : null,
    claim: (
      <Link component={RouterLink} to={`${paths.claimMarc}?code=${code}`}>
        {translate('app.menu.claim-mark')}
      </Link>
    ),
  };
  return (
    <Finding tone={why === 'own' ? 'success' : 'warning'}>
      <RichText text={translate(`app.self_test.why.${why}${isUnseen ? '_unseen' : ''}`)} parts={parts} />
    </Finding>
  );
}

function UnitName({ id, name, isGone = false }: { id: number; name: string; isGone?: boolean }) {
  const path = useDetailPath(node.route)(id);
  const words = (
    <bdi>
      {name} #{id}
    </bdi>
  );
  if (path === undefined || isGone) return <strong>{words}</strong>;
  return (
    <Link component={RouterLink} to={path}>
      {words}
    </Link>
  );
}

interface ReadingFindingProps {
  reading: Reading;
  /** What a code that is printed today would hold. */
  address: string;
}

/** That the print was read, and whether it leads here: one of before another server or name does not. */
function ReadingFinding({ reading: { by, text }, address }: ReadingFindingProps) {
  const translate = useTranslate();
  const host = hostOf(address);
  const isElsewhere = hostOf(text) !== host;
  const parts = { text: <bdi>{text}</bdi>, host: <bdi>{host}</bdi> };
  return (
    <Finding tone={isElsewhere ? 'warning' : 'success'}>
      <RichText text={translate(`app.self_test.read_by_${by}`)} parts={parts} />
      {isElsewhere && (
        <>
          {' '}
          <RichText text={translate('app.self_test.elsewhere')} parts={parts} />
        </>
      )}
    </Finding>
  );
}

/** Null for what is no address: a code alone leads nowhere. */
const hostOf = (text: string): string | null => (URL.canParse(text) ? new URL(text).host : null);
