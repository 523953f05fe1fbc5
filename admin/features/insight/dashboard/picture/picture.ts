/** A part of the page as a picture that can be read elsewhere: with a title, what it is of, and a background. */
import { drawElement, svgElement } from './draw.ts';

export interface PictureWords {
  title: string;
  /** Whose it is, of which units and days. */
  about: string;
  background: string;
  text: string;
  secondText: string;
  /** The font's family. */
  face: string;
}

const MARGIN = 32;
const HEAD = 64;
const FOOT = 28;
/** Sharp in print and on fine screens. */
const SCALE = 2;
const MIN_WIDTH = 480;

/** @returns a PNG; rejects where the browser can't draw it */
export async function pictureOf(body: HTMLElement, words: PictureWords): Promise<Blob> {
  const svg = composed(body, words);
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml;charset=utf-8' }),
  );
  try {
    return await rastered(address, Number(svg.getAttribute('width')), Number(svg.getAttribute('height')));
  } finally {
    URL.revokeObjectURL(address);
  }
}

function composed(body: HTMLElement, { title, about, background, text, secondText, face }: PictureWords): SVGElement {
  const place = body.getBoundingClientRect();
  const width = Math.ceil(Math.max(place.width + 2 * MARGIN, MIN_WIDTH));
  const height = Math.ceil(place.height + 2 * MARGIN + HEAD + FOOT);
  const direction = getComputedStyle(body).direction;
  const start = direction === 'rtl' ? width - MARGIN : MARGIN;
  const words = (content: string, y: number, size: number, attributes: Record<string, string | number>) => {
    const line = svgElement('text', { x: start, y, direction, 'font-family': face, 'font-size': size, ...attributes });
    line.textContent = content;
    return line;
  };
  const svg = svgElement('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
  });
  const shown = drawElement(body);
  shown.setAttribute('transform', `translate(${(width - place.width) / 2} ${MARGIN + HEAD})`);
  svg.append(
    svgElement('rect', { width, height, fill: background }),
    words(title, MARGIN + 18, 20, { fill: text, 'font-weight': 600 }),
    words(about, MARGIN + 42, 13, { fill: secondText }),
    shown,
    words('Feedtree', height - MARGIN + 8, 12, { fill: secondText, 'font-weight': 600 }),
  );
  return svg;
}

async function rastered(address: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('app.dashboard.panel.no_picture');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (png) => (png === null ? reject(new Error('app.dashboard.panel.no_picture')) : resolve(png)),
      'image/png',
    );
  });
}
