import { Box, Typography } from '@mui/material';
import { type KeyboardEvent, memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import { type Language, languageFacts } from '../../../../../../shared/i18n/languages.ts';
import { isWritten, type TextPlace } from './draft-texts.ts';
import { goToNextMissing, MISSING_ATTRIBUTE } from './next-missing.ts';
import { styled } from '@mui/material/styles';

/** As high as its words. A plain element: a survey may have a thousand of them, and measuring each takes its time. */
const TextArea = styled('textarea')(({ theme }) => ({
  display: 'block',
  width: '100%',
  minHeight: 36,
  maxHeight: '16lh',
  padding: '7px 12px',
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.inputBorder}`,
  borderRadius: theme.shape.borderRadius,
  resize: 'none',
  fieldSizing: 'content',
  '&:focus': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
  '&:read-only': { backgroundColor: theme.palette.background.default },
}));

interface TextRowProps {
  place: TextPlace;
  source: Language;
  target: Language;
  isReadOnly: boolean;
  onWrite: (pointer: string, words: string) => void;
}

/** One text: as it is said, and beside it, or below it where there is no room, as it is to be said. */
export const TextRow = memo(
  function TextRow({ place, source, target, isReadOnly, onWrite }: TextRowProps) {
    const translate = useTranslate();
    const id = useId();
    const nameOf = usePlaceName();
    const isMissing = !isWritten(place, target);
    return (
      <Box
        sx={({ palette }) => ({
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          columnGap: 6,
          rowGap: 1,
          paddingInline: 4,
          paddingBlock: 3,
          borderInlineStart: '3px solid',
          borderInlineStartColor: isMissing ? palette.tones.active.text : 'transparent',
        })}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {nameOf(place)}
          </Typography>
          <Typography
            id={`${id}-source`}
            lang={source}
            dir={languageFacts[source].direction}
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', paddingBlock: 1.5 }}
          >
            {place.text[source] ?? ''}
          </Typography>
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            id={`${id}-state`}
            variant="caption"
            component="p"
            sx={({ palette }) => ({ color: palette.tones.active.text, minHeight: '1lh', fontWeight: 550 })}
          >
            {isMissing && translate('app.survey_panels.translations.is_missing')}
          </Typography>
          <TextArea
            aria-label={nameOf(place)}
            aria-describedby={`${id}-source ${id}-state`}
            lang={target}
            dir={languageFacts[target].direction}
            value={place.text[target] ?? ''}
            maxLength={place.limit}
            readOnly={isReadOnly}
            {...(isMissing ? { [MISSING_ATTRIBUTE]: '' } : {})}
            onChange={(event) => onWrite(place.pointer, event.target.value)}
            onKeyDown={nextOnControlEnter}
          />
        </Box>
      </Box>
    );
  },
  (before, after) =>
    before.place.text === after.place.text &&
    before.place.pointer === after.place.pointer &&
    before.source === after.source &&
    before.target === after.target &&
    before.isReadOnly === after.isReadOnly,
);

function nextOnControlEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  goToNextMissing();
}

/** `Title`, `Option 2`, `Consent`. */
function usePlaceName(): (place: TextPlace) => string {
  const translate = useTranslate();
  return ({ name, list, number }) =>
    list === undefined
      ? translate(`app.survey_panels.texts.${name}`, { _: name })
      : translate(`app.survey_panels.texts.${list}`, { number, _: `${list} ${number}` });
}
