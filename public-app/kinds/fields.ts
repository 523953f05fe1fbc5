import { date } from '../../shared/questions/date.ts';
import { dropdown } from '../../shared/questions/dropdown.ts';
import { number } from '../../shared/questions/number.ts';
import { ranking } from '../../shared/questions/ranking.ts';
import { slider } from '../../shared/questions/slider.ts';
import { Ranking } from '../controls/ranking.tsx';
import { DateField, Dropdown, NumberField } from '../controls/single-fields.tsx';
import { Slider } from '../controls/slider.tsx';
import type { KindPart } from './part.ts';

/** A ranking has a field for each place, a slider one of numbers where there is no script. */
export const part: KindPart = {
  kinds: [dropdown, number, slider, date, ranking],
  controls: { dropdown: Dropdown, number: NumberField, slider: Slider, date: DateField, ranking: Ranking },
};
