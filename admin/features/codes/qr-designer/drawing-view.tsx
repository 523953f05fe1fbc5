/** A drawing of shared/qr on the screen: the shapes of the file, with texts in the fonts of the page. */
import { useId } from 'react';
import type { Drawing, GradientPaint, Paint, Shape } from '../../../../shared/qr/drawing.ts';
import { transformOf } from '../../../../shared/qr/svg.ts';
import { FONT } from './measure.ts';

interface DrawingViewProps {
  drawing: Drawing;
  /** What it shows, in words; nothing where words stand beside it. */
  label?: string;
}

export function DrawingView({ drawing: { width, height, shapes }, label }: DrawingViewProps) {
  const id = useId();
  const gradients = [...gradientsOf(shapes)];
  const paintOf = (paint: Paint): string => {
    if (typeof paint === 'string') return paint;
    const at = gradients.findIndex((one) => JSON.stringify(one) === JSON.stringify(paint));
    return `url(#${id}-${at})`;
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      style={{ display: 'block', width: '100%', height: '100%' }}
    >
      <defs>
        {gradients.map((gradient, at) => (
          <Gradient key={at} id={`${id}-${at}`} gradient={gradient} />
        ))}
      </defs>
      {shapes.map((shape, at) => (
        <ShapeView key={at} shape={shape} paintOf={paintOf} />
      ))}
    </svg>
  );
}

function* gradientsOf(shapes: Shape[]): Generator<GradientPaint> {
  for (const shape of shapes) {
    if (shape.kind === 'group') yield* gradientsOf(shape.shapes);
    else if (shape.kind === 'path' && typeof shape.paint !== 'string') yield shape.paint;
  }
}

function Gradient({ id, gradient }: { id: string; gradient: GradientPaint }) {
  const { kind, x1, y1, x2, y2, from, to } = gradient;
  const stops = (
    <>
      <stop offset="0" stopColor={from} />
      <stop offset="1" stopColor={to} />
    </>
  );
  return kind === 'linear' ? (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x1} y1={y1} x2={x2} y2={y2}>
      {stops}
    </linearGradient>
  ) : (
    <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={x1} cy={y1} r={Math.hypot(x2 - x1, y2 - y1)}>
      {stops}
    </radialGradient>
  );
}

interface ShapeViewProps {
  shape: Shape;
  paintOf: (paint: Paint) => string;
}

function ShapeView({ shape, paintOf }: ShapeViewProps) {
  if (shape.kind === 'path') return <path d={shape.d} fill={paintOf(shape.paint)} />;
  if (shape.kind === 'picture') {
    const { file, x, y, width, height } = shape;
    return <image href={`/files/${file}`} x={x} y={y} width={width} height={height} />;
  }
  if (shape.kind === 'group') {
    return (
      <g transform={transformOf(shape)}>
        {shape.shapes.map((inner, at) => (
          <ShapeView key={at} shape={inner} paintOf={paintOf} />
        ))}
      </g>
    );
  }
  const { text, x, y, size, weight, color, anchor } = shape;
  return (
    <text
      x={x}
      y={y}
      fontFamily={FONT}
      fontSize={size}
      fontWeight={weight}
      fill={color}
      textAnchor={anchor}
      // Of a drawing, whatever the direction of the page is.
      style={{ direction: 'ltr' }}
    >
      {text}
    </text>
  );
}
