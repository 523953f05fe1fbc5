import { Alert, Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Language } from '../../../../../../shared/i18n/languages.ts';
import { nameOfLocale } from '../../../../../i18n/locales.ts';
import { ConfirmDialog } from '../../../../../ui/dialogs/confirm-dialog.tsx';
import { ErrorState } from '../../../../../ui/states/error-state.tsx';
import { type Violation, useDesign } from '../../design-context.tsx';
import { PanelFrame, PanelSection } from '../panel-frame.tsx';
import { ChangeList } from './change-list.tsx';
import { DeadEndSection } from './dead-end-section.tsx';
import { ViolationList } from './violation-list.tsx';
import { LanguageTable } from './language-table.tsx';
import { type PublishCheck, useCheckPublish } from './use-check-publish.ts';
import { usePublish } from './use-publish.ts';
import { useCounted } from '../../../survey-usage.tsx';

/** What visitors would see changed, what stands in the way, and for how many units it counts; then publishes. */
export default function PublishPanel() {
  const { canEdit } = useDesign();
  const translate = useTranslate();
  const { data, error, refetch } = useCheckPublish();
  return (
    <PanelFrame name="publish">
      {!canEdit ? (
        <Alert severity="info">{translate('app.survey_panels.publish.read_only')}</Alert>
      ) : data !== undefined ? (
        <Summary check={data} />
      ) : error ? (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Waiting />
      )}
    </PanelFrame>
  );
}

/** That a text is missing in a language that visitors could choose. */
const isMissing = ({ code }: Violation): boolean => code === 'missing_translation';

function Summary({ check }: { check: PublishCheck }) {
  const { survey } = useDesign();
  const isFirst = survey.version === null;
  const violations = check.faults.filter((violation) => !isMissing(violation));
  return (
    <>
      {violations.length > 0 && (
        <PanelSection name="violations">
          <ViolationList violations={violations} />
        </PanelSection>
      )}
      <DeadEndSection />
      {check.languages.length > 0 && (
        <PanelSection name="languages">
          <LanguageTable languages={check.languages} />
        </PanelSection>
      )}
      {!isFirst && check.changes.length > 0 && (
        <PanelSection name="changes">
          <ChangeList changes={check.changes} />
        </PanelSection>
      )}
      <PanelSection name="reach">
        <Reach check={check} />
      </PanelSection>
      <PublishBar check={check} isFirst={isFirst} />
    </>
  );
}

/** Stays in view: the step itself, and why it can't be taken. */
function PublishBar({ check, isFirst }: { check: PublishCheck; isFirst: boolean }) {
  const translate = useTranslate();
  const { publish, isPending, errorText } = usePublish();
  const [isAsking, setAsking] = useState(false);
  const { incomplete, complete, listed } = useLanguages(check);
  const { changes, number } = check;
  const isInvalid = check.faults.some((one) => !isMissing(one)) || (incomplete.length > 0 && complete.length === 0);
  const isSame = !isFirst && changes.length === 0;
  const words = (key: string, parameters?: object) => translate(`app.survey_panels.publish.${key}`, parameters);
  const reason: ReactNode = isInvalid
    ? words('has_violations')
    : isSame
      ? words('no_changes', { number: number - 1 })
      : incomplete.length > 0
        ? words('some_incomplete', { languages: listed(incomplete) })
        : words('becomes', { number });
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        paddingBlock: 3,
        backgroundColor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" role="status" sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
        {reason}
      </Typography>
      <Button
        variant="contained"
        loading={isPending}
        disabled={isInvalid || isSame}
        onClick={() => (incomplete.length > 0 ? setAsking(true) : void publish())}
      >
        {words('action', { number })}
      </Button>
      {errorText !== null && (
        <Typography role="alert" variant="body2" sx={{ width: '100%', color: 'error.main' }}>
          {errorText}
        </Typography>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous={false}
        title={words('ask_title', { languages: listed(complete) })}
        text={words('ask_text', { languages: listed(incomplete) })}
        action={words('ask_action')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void publish(complete);
        }}
      />
    </Box>
  );
}

/** What of the draft could be published, and what could not; without a text that is missing, all of it. */
function useLanguages({ languages, faults: violations }: PublishCheck) {
  const reader = useLocale();
  const isPromised = violations.some(isMissing);
  const names = (wanted: boolean) =>
    languages.filter(({ missing }) => (missing === 0) === wanted).map(({ language }) => language);
  const list = new Intl.ListFormat(reader, { type: 'conjunction' });
  return {
    complete: names(true),
    incomplete: isPromised ? names(false) : [],
    listed: (some: readonly Language[]) => list.format(some.map((language) => nameOfLocale(language, reader))),
  };
}

const WAITING_SECTIONS = 3;

function Waiting() {
  return (
    <Stack aria-busy sx={{ gap: 4 }}>
      {Array.from({ length: WAITING_SECTIONS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={120} />
      ))}
    </Stack>
  );
}

/** Who shows the survey: how many units, and through which groups. */
function Reach({ check: { unit_count, groups } }: { check: PublishCheck }) {
  const translate = useTranslate();
  const counted = useCounted();
  const { survey } = useDesign();
  const isShared = groups.length > 0 || survey.usage.is_default;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {unit_count === 0
          ? translate('app.survey_panels.publish.reaches_none')
          : counted('app.survey_panels.publish.reaches', unit_count)}
      </Typography>
      {isShared && (
        <Box component="ul" sx={{ margin: 0, marginTop: 2, padding: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {survey.usage.is_default && (
            <Typography component="li" variant="body2">
              {translate('app.surveys.usage.default')}
            </Typography>
          )}
          {groups.map((group) => (
            <Typography key={group.id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{group.name}</bdi>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {counted('app.surveys.usage.group_units', group.unit_count)}
              </Box>
            </Typography>
          ))}
        </Box>
      )}
    </>
  );
}
