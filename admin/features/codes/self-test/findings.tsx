import { Box, Card, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { node } from '../../../generated/resources.ts';
import type { NodeRecord } from '../../../generated/types.ts';
import type { SelfTestAnswer } from './answer.ts';
import { Finding } from './finding.tsx';
import { PlaceFinding } from './place-finding.tsx';
import { ReadingFinding } from './reading-finding.tsx';
import { LanguageFinding, LinkFinding, ReturnFinding, SurveyFinding } from './visitor-findings.tsx';
import { useWhen } from './use-when.ts';
import type { Reading } from './use-self-test.ts';

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
