import type { ScaleControl } from '../../shared/questions/control.ts';
import type { FieldProps } from './field.ts';
import { Face, Star } from './faces.tsx';

const symbols: Record<ScaleControl['look'], (props: { value: string; at: number }) => React.ReactNode> = {
  faces: ({ at }) => <Face point={at + 1} />,
  stars: () => <Star />,
  numbers: ({ value }) => <span className="number">{value}</span>,
};

/** Ordered points side by side; the word of the chosen one takes the place of the words at the ends. */
export function Scale({ control, name, values, required }: FieldProps<ScaleControl>) {
  const PointSymbol = symbols[control.look];
  const end = (point: string | undefined, label: string): string =>
    control.look === 'numbers' ? `${point}: ${label}` : label;
  return (
    <div className={`scale ${control.look}`}>
      {control.points.map(({ value, label }, at) => (
        <label key={value} className="point">
          <input type="radio" name={name} value={value} defaultChecked={values.includes(value)} required={required} />
          <PointSymbol value={value} at={at} />
          {control.look !== 'numbers' && <span className="word">{label}</span>}
        </label>
      ))}
      {control.lowest && (
        <div className="ends" aria-hidden={control.look === 'faces'}>
          <span>{end(control.points[0]?.value, control.lowest)}</span>
          <span>{end(control.points.at(-1)?.value, control.highest)}</span>
        </div>
      )}
    </div>
  );
}
