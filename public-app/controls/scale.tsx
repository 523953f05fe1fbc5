import type { ScaleControl } from '../../shared/questions/control.ts';
import type { FieldProps } from './field.ts';
import { Face, Shape } from './faces.tsx';

/** Looks that fill from the first to the chosen point, each by the classes of its styles. */
const FILLED: Partial<Record<ScaleControl['look'], string>> = { hearts: 'stars hearts', thumbs: 'stars ups' };

function PointSymbol({ look, value, at }: { look: ScaleControl['look']; value: string; at: number }) {
  if (look === 'faces') return <Face point={at + 1} />;
  if (look === 'numbers') return <span className="number">{value}</span>;
  return value === '0' ? <span className="zero">0</span> : <Shape of={look} />;
}

/** Ordered points side by side; the word of the chosen one takes the place of the words at the ends. */
export function Scale({ control, name, values, required }: FieldProps<ScaleControl>) {
  const { look, points, lowest, highest, perRow } = control;
  const end = (point: string | undefined, label: string): string =>
    look === 'numbers' && label ? `${point}: ${label}` : label;
  return (
    <div className={`scale ${FILLED[look] ?? look}${perRow ? ` rating row-${perRow}` : ''}`}>
      {points.map(({ value, label, word = look === 'numbers' ? '' : label }, at) => (
        <label key={value} className="point">
          <input type="radio" name={name} value={value} defaultChecked={values.includes(value)} required={required} />
          <PointSymbol look={look} value={value} at={at} />
          {word && <span className="word">{word}</span>}
        </label>
      ))}
      {(lowest || highest) && (
        <div className="ends" aria-hidden={look === 'faces'}>
          <span>{end(points[0]?.value, lowest)}</span>
          <span>{end(points.at(-1)?.value, highest)}</span>
        </div>
      )}
    </div>
  );
}
