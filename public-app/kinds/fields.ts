import { date } from '../../shared/questions/date.ts';
import { dropdown } from '../../shared/questions/dropdown.ts';
import { number } from '../../shared/questions/number.ts';
import { ranking } from '../../shared/questions/ranking.ts';
import { Ranking } from '../controls/ranking.tsx';
import { DateField, Dropdown, NumberField } from '../controls/single-fields.tsx';
import type { KindPart } from './part.ts';

/** A ranking has a field for each place. */
export const part: KindPart = {
  kinds: [dropdown, number, date, ranking],
  controls: { dropdown: Dropdown, number: NumberField, date: DateField, ranking: Ranking },
};
