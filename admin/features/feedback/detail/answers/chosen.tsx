import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import type { Choice } from '../../../../../shared/questions/control.ts';
import { OTHER } from '../../../../../shared/questions/open-options.ts';

/** More than these are told by the chosen ones alone. */
const ALL_UP_TO = 8;

interface ChosenProps {
  control: { choices: readonly Choice[] };
  answer: unknown;
  /** The words of a chosen 'other'. */
  other?: unknown;
}

/** What there was to choose from, the chosen ones ticked. */
export function ChosenOptions({ control: { choices }, answer, other }: ChosenProps) {
  const values = (Array.isArray(answer) ? answer : [answer]).map(String);
  const isChosen = ({ value }: Choice): boolean => values.includes(value);
  const gone = values.filter((value) => choices.every((choice) => choice.value !== value));
  const shown = [
    ...(choices.length > ALL_UP_TO ? choices.filter(isChosen) : choices),
    ...gone.map((value) => ({ value, label: value })),
  ];
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
      {shown.map((choice) => (
        <Option
          key={choice.value}
          label={choice.value === OTHER && typeof other === 'string' ? `${choice.label}: ${other}` : choice.label}
          isChosen={isChosen(choice) || gone.includes(choice.value)}
        />
      ))}
    </Box>
  );
}

/** The one of two that was chosen. */
export function ChosenPair({ control: { choices }, answer }: ChosenProps) {
  const chosen = choices.find(({ value }) => value === String(answer));
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <Option label={chosen?.label ?? String(answer)} isChosen />
    </Box>
  );
}

function Option({ label, isChosen }: { label: string; isChosen: boolean }) {
  const translate = useTranslate();
  const Icon = isChosen ? CheckCircle : RadioButtonUnchecked;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
      <Icon
        aria-hidden
        sx={({ palette }) => ({
          fontSize: 18,
          marginTop: 0.5,
          color: isChosen ? palette.primary.main : palette.inputBorder,
        })}
      />
      <Typography
        variant="body2"
        component="span"
        dir="auto"
        sx={{ fontWeight: isChosen ? 600 : 400, color: isChosen ? 'text.primary' : 'text.secondary' }}
      >
        {label}
        {isChosen && (
          <Box component="span" sx={visuallyHidden}>
            {` (${translate('app.feedback.answers.chosen')})`}
          </Box>
        )}
      </Typography>
    </Box>
  );
}
