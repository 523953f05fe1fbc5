import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Violation, useDesign } from '../../design-context.tsx';
import { usePanel } from '../../shell/use-panel.ts';
import { type ViolationPlace, placeOfViolation } from './violation-place.ts';

/** What has to be put right first, each with the way to its place. */
export function ViolationList({ violations }: { violations: readonly Violation[] }) {
  const { document } = useDesign();
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {violations.map((violation, at) => (
        <ViolationLine key={at} place={placeOfViolation(document, violation)} message={violation.message} />
      ))}
    </Box>
  );
}

function ViolationLine({ place, message }: { place: ViolationPlace; message: string }) {
  const goTo = useGoToPlace();
  const name = usePlaceName(place);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', minWidth: 0 }}>
      <ErrorOutline aria-hidden sx={{ fontSize: 18, color: 'error.main', marginTop: '1px' }} />
      <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={() => goTo(place)}
          sx={{ verticalAlign: 'baseline' }}
        >
          {name}
        </Link>
        {': '}
        {message}
      </Typography>
    </Box>
  );
}

/** 'Question 2 · Option 1'. */
function usePlaceName({ panel, selected, number, part }: ViolationPlace): string {
  const translate = useTranslate();
  const holder = selected?.kind === 'page' ? 'places.page' : 'places.question';
  const names = [
    translate(number === undefined ? `app.designer.panels.${panel}` : `app.survey_panels.${holder}`, { number }),
  ];
  if (part) names.push(translate(`app.survey_panels.texts.${part.name}`, { number: part.number }));
  return names.join(' · ');
}

/** Opens the panel with the question selected and the language that it is about. */
function useGoToPlace(): (place: ViolationPlace) => void {
  const { open } = usePanel();
  const { select, setLanguage } = useDesign();
  return ({ panel, selected, language }) => {
    if (selected !== undefined) select(selected);
    if (language !== undefined) setLanguage(language);
    open(panel);
  };
}
