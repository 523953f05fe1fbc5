import { Box, Chip } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLocale, useTranslate } from 'react-admin';
import { nameOfLocale } from '../../i18n/locales.ts';
import { EmptyValue } from '../base/empty-value.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';
import { stateStyleOf } from '../tones.tsx';

interface ChoiceCellProps extends CellProps {
  choices?: readonly string[];
  /** Key under which each value has its word. */
  translation?: string;
}

export function EnumField({ translation, ...props }: ChoiceCellProps) {
  const value = useValue(props);
  const translate = useTranslate();
  return value === null ? <EmptyValue /> : translate(`${translation}.${String(value)}`, { _: String(value) });
}

/** A state as a chip with an icon and its word; one that is none of the choices is not shown. */
export function StateField({ translation, choices, ...props }: ChoiceCellProps) {
  const value = useValue(props);
  const translate = useTranslate();
  if (value === null || choices?.includes(String(value)) === false) return <EmptyValue />;
  const { tone, Icon } = stateStyleOf(String(value));
  return (
    <Chip
      size="small"
      icon={<Icon fontSize="small" />}
      label={translate(`${translation}.${String(value)}`, { _: String(value) })}
      sx={({ palette }) => ({
        backgroundColor: palette.tones[tone].surface,
        color: palette.tones[tone].text,
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      })}
    />
  );
}

export function LocaleField(props: CellProps) {
  const value = useValue(props);
  const reader = useLocale();
  return value === null ? <EmptyValue /> : nameOfLocale(String(value), reader);
}

/** How many words of a list a row shows before it counts the rest. */
const SHOWN = 3;

export function StringListField({
  translation,
  labelOf,
  ...props
}: ChoiceCellProps & { labelOf?: (value: string) => string }) {
  const value = useValue(props);
  const translate = useTranslate();
  const words = Array.isArray(value) ? value.map(String) : [];
  if (words.length === 0) return <EmptyValue />;
  const show =
    labelOf ??
    ((word: string) => (translation === undefined ? word : translate(`${translation}.${word}`, { _: word })));
  return <ChipList chips={words.map((word) => ({ label: show(word) }))} />;
}

interface ListChip {
  label: string;
  /** Where it leads. */
  href?: string | undefined;
}

/** Words in a row, the rest counted; its tooltip names them all. */
export function ChipList({ chips, shown = SHOWN }: { chips: readonly ListChip[]; shown?: number }) {
  const rest = chips.length - shown;
  return (
    <Box
      component="span"
      title={chips.map(({ label }) => label).join(', ')}
      sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, maxWidth: '100%' }}
    >
      {chips.slice(0, shown).map(({ label, href }, at) => (
        // Two rows may have one name.
        <Chip
          key={at}
          size="small"
          variant="outlined"
          label={<bdi>{label}</bdi>}
          {...(href !== undefined && linkTo(href))}
        />
      ))}
      {rest > 0 && <Chip size="small" label={<bdi>+{rest}</bdi>} />}
    </Box>
  );
}

/** A click on it is none on the row around it. */
const linkTo = (to: string) => ({
  component: RouterLink,
  to,
  clickable: true,
  onClick: (event: MouseEvent) => event.stopPropagation(),
});
