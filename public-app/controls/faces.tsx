import { THUMB } from '../views/icons.tsx';

/** Five faces that differ by mouth and brows, so that color only underlines what they say. */
const MOUTHS = [
  'M20 47q12-12 24 0',
  'M21 45q11-7 22 0',
  'M21 43h22',
  'M20 40q12 10 24 0',
  'M18 38q14 3 28 0-2 13-14 13T18 38Z',
] as const;

const ANGRY_BROWS = 'M17 20l9 4m21-4l-9 4';

/** `point` from 1 (very bad) to 5 (very good). */
export function Face({ point }: { point: number }) {
  return (
    <svg className={`face face-${point}`} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle className="skin" cx="32" cy="32" r="29" />
      <circle className="eye" cx="23" cy="28" r="3.5" />
      <circle className="eye" cx="41" cy="28" r="3.5" />
      {point === 1 && <path className="line" d={ANGRY_BROWS} />}
      <path className={point === MOUTHS.length ? 'line laugh' : 'line'} d={MOUTHS[point - 1]} />
    </svg>
  );
}

/** Outlines that fill from the first to the chosen one. */
const SHAPES = {
  stars: {
    box: '0 0 64 64',
    path: 'm32 6 8.1 16.9 18.6 2.5-13.6 12.9 3.4 18.5L32 47.8l-16.5 9 3.4-18.5L5.3 25.4l18.6-2.5Z',
  },
  hearts: {
    box: '0 0 64 64',
    path: 'M32 55 11.5 34.6C5 28 6 17.5 13.4 12.6c6-4 13.8-2.5 18.6 4.4 4.8-6.9 12.6-8.4 18.6-4.4C58 17.5 59 28 52.5 34.6Z',
  },
  thumbs: { box: '0 0 24 24', path: THUMB },
};

export function Shape({ of }: { of: keyof typeof SHAPES }) {
  const { box, path } = SHAPES[of];
  return (
    <svg className="star" viewBox={box} aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
