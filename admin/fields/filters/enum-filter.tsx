import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import CheckBox from '@mui/icons-material/CheckBoxOutlined';
import { ListItemIcon, ListItemText, MenuItem, MenuList } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { nameOfLocale } from '../../i18n/locales.ts';
import { FilterChip } from './filter-chip.tsx';
import { useFilter } from './use-filter.ts';

interface EnumFilterProps {
  source: string;
  choices: readonly string[];
  /** Key under which each choice has its word. */
  translation: string;
}

/** Any of some words. */
export function EnumFilter({ translation, ...props }: EnumFilterProps) {
  const translate = useTranslate();
  return <ChoiceFilter {...props} labelOf={(choice) => translate(`${translation}.${choice}`)} />;
}

export function LocaleFilter(props: Omit<EnumFilterProps, 'translation'>) {
  const reader = useLocale();
  return <ChoiceFilter {...props} labelOf={(choice) => nameOfLocale(choice, reader)} />;
}

interface ChoiceFilterProps {
  source: string;
  choices: readonly string[];
  labelOf: (choice: string) => string;
}

function ChoiceFilter({ source, choices, labelOf }: ChoiceFilterProps) {
  const filter = useFilter(source);
  const current = filter.get();
  const chosen = (Array.isArray(current) ? current : [current]).filter((value) => typeof value === 'string');
  const toggle = (choice: string) => {
    const next = chosen.includes(choice) ? chosen.filter((value) => value !== choice) : [...chosen, choice];
    filter.set({ '': next.length === 0 ? undefined : next });
  };
  return (
    <FilterChip
      label={filter.label}
      value={chosen.length === 0 ? undefined : chosen.map(labelOf).join(', ')}
      onRemove={() => filter.set({ '': undefined })}
    >
      {() => (
        <MenuList autoFocusItem aria-label={filter.label}>
          {choices.map((choice) => (
            <MenuItem
              key={choice}
              role="menuitemcheckbox"
              aria-checked={chosen.includes(choice)}
              onClick={() => toggle(choice)}
              dense
            >
              <ListItemIcon>
                {chosen.includes(choice) ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}
              </ListItemIcon>
              <ListItemText primary={labelOf(choice)} />
            </MenuItem>
          ))}
        </MenuList>
      )}
    </FilterChip>
  );
}
