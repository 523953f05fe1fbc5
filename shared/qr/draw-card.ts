/** The code with what belongs to it: its marker beside the quiet zone, its frame and the call to action. */
import { bestOn } from '../survey/color.ts';
import { textIn } from '../survey/localize.ts';
import { BLACK, type Marker, type MarkerSize, type PrintedCode, type QrDesign, WHITE } from './design.ts';
import { drawCode } from './draw-code.ts';
import { type Measure, type PathShape, rectangle, roundedRectangle, type Shape, type TextShape } from './drawing.ts';
import { fitLine } from './fit-text.ts';

/** Shares of the card's width. */
const PADDING = 0.035;
const CORNER = 0.05;
const LINE = 0.012;
const BAND = 0.17;
const CALL = 0.075;
const CALL_WIDTH = 0.86;
const MARKER: Record<MarkerSize, number> = { small: 0.03, medium: 0.042, large: 0.056 };
/** Of the marker's size: the strip that it stands in. */
const STRIP = 1.7;

export interface Card {
  height: number;
  shapes: Shape[];
}

/** `10101010A` as `1010-1010A`, which is easier to read out. */
const readable = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

const markerText = ({ with_name: withName }: Marker, { unit, code }: PrintedCode): string =>
  [...(unit ? [`#${unit.id}`] : []), readable(code), ...(withName && unit ? [unit.name] : [])].join(' · ');

interface Square {
  x: number;
  y: number;
  side: number;
}

interface Strip extends Square {
  height: number;
}

/** In shares of the code's side. */
const stripOf = (marker: Marker | undefined): number => (marker ? MARKER[marker.size ?? 'small'] * STRIP : 0);

/** The marker's strip is above or below the square of the code, never in it. */
function drawMarker(marker: Marker, { x, y, side, height }: Strip, print: PrintedCode, ink: string, measure: Measure) {
  const size = side * MARKER[marker.size ?? 'small'];
  const inset = side * 0.05;
  const isLeft = marker.location.endsWith('left');
  const line = { text: markerText(marker, print), width: side - 2 * inset, size, weight: 400 as const };
  const text: TextShape = {
    kind: 'text',
    ...fitLine(line, measure),
    x: isLeft ? x + inset : x + side - inset,
    y: y + height / 2 + size * 0.35,
    weight: 400,
    color: marker.color ?? ink,
    anchor: isLeft ? 'start' : 'end',
  };
  return text;
}

function frameShapes(design: QrDesign, width: number, height: number): PathShape[] {
  const { frame, foreground = BLACK, background = WHITE } = design;
  if (frame?.style === undefined) return [];
  const color = frame.color ?? foreground;
  const whole = { x: 0, y: 0, width, height };
  const outer = roundedRectangle(whole, width * CORNER);
  if (frame.style !== 'line') return [{ kind: 'path', d: outer, paint: color }];
  const line = width * LINE;
  const inner = { x: line, y: line, width: width - 2 * line, height: height - 2 * line };
  return [
    { kind: 'path', d: outer, paint: color },
    { kind: 'path', d: roundedRectangle(inner, width * CORNER - line), paint: background },
  ];
}

/** On which ground the call to action stands. */
const callColor = ({ frame, foreground = BLACK }: QrDesign): string =>
  frame?.style === 'banner_above' || frame?.style === 'banner_below'
    ? bestOn(frame.color ?? foreground, [WHITE, BLACK])
    : foreground;

/** The call to action around a point, on a card of this side. */
function drawCall(design: QrDesign, text: string, { x, y, side }: Square, measure: Measure): TextShape {
  const line = fitLine({ text, width: side * CALL_WIDTH, size: side * CALL, weight: 600 }, measure);
  return { kind: 'text', ...line, x, y: y + line.size * 0.35, weight: 600, color: callColor(design), anchor: 'middle' };
}

/** Where things are on a card of this width. */
function layoutOf({ frame, marker }: QrDesign, { language }: PrintedCode, width: number) {
  const call = textIn(language, frame?.text).trim();
  const padding = frame?.style === undefined ? 0 : width * PADDING;
  const band = call === '' ? 0 : width * BAND;
  const side = width - 2 * padding;
  const strip = stripOf(marker) * side;
  return { call, padding, band, side, strip, height: 2 * padding + band + strip + side };
}

/** Of a card one unit wide. */
export const cardHeight = (design: QrDesign, print: PrintedCode): number => layoutOf(design, print, 1).height;

/** @param width in millimeters; the height follows from it */
export function drawCard(design: QrDesign, print: PrintedCode, width: number, measure: Measure): Card {
  const { frame, marker, background = WHITE, foreground = BLACK } = design;
  const { call, padding, band, side, strip, height } = layoutOf(design, print, width);
  const isAbove = frame?.style === 'banner_above';
  const top = padding + (isAbove ? band : 0);
  const isMarkerAbove = marker?.location.startsWith('top') === true;
  const code = { ...drawCode(design, print.address, side), x: padding, y: top + (isMarkerAbove ? strip : 0) };
  const shapes: Shape[] = [
    ...frameShapes(design, width, height),
    { kind: 'path', d: rectangle(padding, top, side, side + strip), paint: background },
  ];
  if (frame?.style === undefined && band > 0)
    shapes.push({ kind: 'path', d: rectangle(0, top + side + strip, width, band), paint: background });
  shapes.push(code);
  if (marker) {
    const at = isMarkerAbove ? top : top + side;
    shapes.push(drawMarker(marker, { x: padding, y: at, side, height: strip }, print, foreground, measure));
  }
  if (call !== '') {
    const middle = isAbove ? padding + band / 2 : top + side + strip + band / 2;
    shapes.push(drawCall(design, call, { x: width / 2, y: middle, side: width }, measure));
  }
  return { height, shapes };
}
