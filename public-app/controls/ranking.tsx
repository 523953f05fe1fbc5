import { useRef, useState } from 'react';
import { ArrowIcon } from '../views/icons.tsx';
import type { Choice, RankingControl } from '../../shared/questions/control.ts';
import type { FieldProps } from './field.ts';
import { Select } from './single-fields.tsx';
import { useScripted } from './use-scripted.ts';

type RankingProps = FieldProps<RankingControl>;

/** A field for each place, which is all that there is without script; with it, they hold what the list below them says. */
export function Ranking(props: RankingProps) {
  const { control, name, values, words } = props;
  const scripted = useScripted();
  const places = useRef<HTMLDivElement>(null);
  const rank = (order: string[]): void => {
    const fields = [...(places.current?.querySelectorAll('select') ?? [])];
    fields.forEach((field, at) => (field.value = order[at] ?? ''));
    fields[0]?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className="ranking">
      <div className="places" ref={places} hidden={scripted}>
        {control.choices.map(({ value: place }, at) => (
          <label key={place}>
            <span>{at + 1}</span>
            <Select
              name={name}
              defaultValue={values[at] ?? ''}
              aria-label={words.translate('ranking.place', { place: at + 1 })}
              choices={control.choices}
              words={words}
            />
          </label>
        ))}
      </div>
      {scripted && <Order {...props} rank={rank} />}
    </div>
  );
}

const without = (choice: Choice, order: string[]): string[] => order.filter((value) => value !== choice.value);

/** What has a place comes first, in order; a tap gives the next place or takes it away, buttons move it. */
function Order({ control, values, words, rank }: RankingProps & { rank: (order: string[]) => void }) {
  const [announcement, announce] = useState('');
  const byPlace = values.flatMap((value) => control.choices.filter((choice) => choice.value === value));
  const rest = control.choices.filter(({ value }) => !values.includes(value));
  const put = (choice: Choice, order: string[]): void => {
    rank(order);
    const place = order.indexOf(choice.value) + 1;
    announce(words.translate(place > 0 ? 'ranking.placed' : 'ranking.unplaced', { label: choice.label, place }));
  };
  const move = (at: number, by: number): void => {
    const choice = byPlace[at];
    if (!choice || !byPlace[at + by]) return;
    const others = without(choice, values);
    put(choice, [...others.slice(0, at + by), choice.value, ...others.slice(at + by)]);
  };
  return (
    <>
      <ol>
        {[...byPlace, ...rest].map((choice, at) => {
          const { value, label } = choice;
          const isPlaced = at < byPlace.length;
          return (
            <li key={value} className={isPlaced ? 'option placed' : 'option'}>
              <button
                type="button"
                className="place"
                aria-pressed={isPlaced}
                onClick={() => put(choice, isPlaced ? without(choice, values) : [...values, value])}
              >
                <span className="box dot">{isPlaced && at + 1}</span>
                <span className="label">{label}</span>
              </button>
              {isPlaced && byPlace.length > 1 && (
                <>
                  <Move label={words.translate('ranking.up', { label })} isEnd={at === 0} onMove={() => move(at, -1)} />
                  <Move
                    label={words.translate('ranking.down', { label })}
                    isEnd={at === byPlace.length - 1}
                    onMove={() => move(at, 1)}
                    isDown
                  />
                </>
              )}
            </li>
          );
        })}
      </ol>
      <p className="unseen" role="status">
        {announcement}
      </p>
    </>
  );
}

interface MoveProps {
  label: string;
  /** It is there already; the button keeps the focus. */
  isEnd: boolean;
  isDown?: boolean;
  onMove: () => void;
}

const Move = ({ label, isEnd, isDown = false, onMove }: MoveProps) => (
  <button
    type="button"
    className={isDown ? 'move down' : 'move'}
    aria-label={label}
    aria-disabled={isEnd}
    onClick={onMove}
  >
    <ArrowIcon />
  </button>
);
