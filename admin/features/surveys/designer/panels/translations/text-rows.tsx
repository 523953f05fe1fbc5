import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import { Box, Card, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../../../ui/states/empty-state.tsx';
import { hasText, isWritten, type TextGroup, type TextPlace } from './draft-texts.ts';
import { TextRow } from './text-row.tsx';
import type { Translations } from './use-translations.ts';

/** The texts, part by part of the survey. What says nothing in any language is not asked for. */
export function TextRows({ translations }: { translations: Translations }) {
  const translate = useTranslate();
  const { groups, target, onlyMissing } = translations;
  const isShown = (place: TextPlace) => hasText(place) && !(onlyMissing && isWritten(place, target));
  const shown = groups
    .map((group) => ({ ...group, places: group.places.filter(isShown) }))
    .filter(({ places }) => places.length > 0);
  if (shown.length === 0) {
    return (
      <Card>
        <EmptyState
          Icon={TaskAlt}
          title={translate(`app.survey_panels.translations.${onlyMissing ? 'none_missing' : 'no_texts'}`)}
        />
      </Card>
    );
  }
  return (
    <Stack sx={{ gap: 3 }}>
      {shown.map((group) => (
        <Group key={`${group.kind} ${group.id}`} group={group} translations={translations} />
      ))}
    </Stack>
  );
}

function Group({ group, translations }: { group: TextGroup; translations: Translations }) {
  const headingOf = useGroupHeading();
  const { source, target, canEdit, write } = translations;
  const heading = headingOf(group);
  return (
    // What is out of sight costs nothing: a survey may have a thousand texts.
    <Card
      component="section"
      aria-label={heading}
      sx={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 160px' }}
    >
      <Typography
        variant="body2"
        component="h3"
        sx={{ paddingInline: 4, paddingTop: 3, color: 'text.secondary', fontWeight: 600 }}
      >
        {heading}
      </Typography>
      <Box>
        {group.places.map((place) => (
          <TextRow
            key={place.pointer}
            place={place}
            source={source}
            target={target}
            isReadOnly={!canEdit}
            onWrite={write}
          />
        ))}
      </Box>
    </Card>
  );
}

/** `Question 3`, `Page 1`, `Survey`, `Thanks`. */
function useGroupHeading(): (group: TextGroup) => string {
  const translate = useTranslate();
  return ({ kind, number }) => translate(`app.survey_panels.places.${kind}`, { number });
}
