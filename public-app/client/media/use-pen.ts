/** What a finger, a mouse or a pen draws on a canvas. */
import { type PointerEvent, useRef } from 'react';

/** Of the picture, in pixels: the area on the screen is as long to its height. */
export const AREA = { width: 1200, height: 400 };

/** Of a line on the screen, in CSS pixels. */
const LINE_WIDTH = 2.5;
/** On white, whatever the page's colors: it is the picture that is kept. */
const INK = '#101828';

type Canvas = HTMLCanvasElement;
interface Point {
  x: number;
  y: number;
}

/** @param ended is told of each line that was drawn */
export function usePen(ended: () => void) {
  const canvas = useRef<Canvas>(null);
  const last = useRef<Point | null>(null);

  function draw({ currentTarget, nativeEvent }: PointerEvent<Canvas>): void {
    const context = currentTarget.getContext('2d');
    if (!context || !last.current) return;
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = AREA.width / width;
    Object.assign(context, { lineWidth: LINE_WIDTH * scale, lineCap: 'round', lineJoin: 'round', strokeStyle: INK });
    context.beginPath();
    context.moveTo(last.current.x, last.current.y);
    // All that the pen passed since the last frame.
    const passed = nativeEvent.getCoalescedEvents();
    for (const { clientX, clientY } of passed.length > 0 ? passed : [nativeEvent]) {
      last.current = { x: (clientX - left) * scale, y: (clientY - top) * scale };
      context.lineTo(last.current.x, last.current.y);
    }
    context.stroke();
  }

  function press(event: PointerEvent<Canvas>): void {
    if (!event.isPrimary || event.button !== 0) return;
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const scale = AREA.width / width;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
    // A point of an i.
    draw(event);
  }

  function release(): void {
    if (!last.current) return;
    last.current = null;
    ended();
  }

  return {
    events: { ref: canvas, onPointerDown: press, onPointerMove: draw, onPointerUp: release, onPointerCancel: release },
    wipe: (): void => canvas.current?.getContext('2d')?.clearRect(0, 0, AREA.width, AREA.height),
    /** What was drawn; null where the browser can make no picture of it. */
    picture: (): Promise<Blob | null> =>
      new Promise((resolve) => (canvas.current ? canvas.current.toBlob(resolve, 'image/png') : resolve(null))),
  };
}
