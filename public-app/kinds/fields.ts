import { date } from '../../shared/questions/date.ts';
import { dropdown } from '../../shared/questions/dropdown.ts';
import { email } from '../../shared/questions/email.ts';
import { number } from '../../shared/questions/number.ts';
import { phone } from '../../shared/questions/phone.ts';
import { ranking } from '../../shared/questions/ranking.ts';
import { slider } from '../../shared/questions/slider.ts';
import { time } from '../../shared/questions/time.ts';
import { url } from '../../shared/questions/url.ts';
import { LineField } from '../controls/line-field.tsx';
import { Ranking } from '../controls/ranking.tsx';
import { DateField, Dropdown, NumberField } from '../controls/single-fields.tsx';
import { Slider } from '../controls/slider.tsx';
import { TimeField } from '../controls/time-field.tsx';
import type { KindPart } from './part.ts';

/** A ranking has a field for each place, a slider one of numbers where there is no script. */
export const part: KindPart = {
  kinds: [dropdown, number, slider, date, time, email, phone, url, ranking],
  controls: {
    dropdown: Dropdown,
    number: NumberField,
    slider: Slider,
    date: DateField,
    time: TimeField,
    line: LineField,
    ranking: Ranking,
  },
};
