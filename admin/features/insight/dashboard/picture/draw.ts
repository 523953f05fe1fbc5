/**
 * Draws what a part of the page shows as SVG that needs nothing of the page: boxes, lines of text where they stand, and
 * the page's own drawings with the attributes that its styles give them.
 */
import { PAGE_ONLY } from '../../../../ui/figures/page-only.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Attributes of a drawing that styles set. */
const STYLE_ATTRIBUTES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
];

export function svgElement(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

interface Target {
  into: SVGElement;
  /** The page's place of the drawing's corner. */
  left: number;
  top: number;
}

/** A group with all that the element shows, its corner at 0, 0. */
export function drawElement(root: Element): SVGElement {
  const { left, top } = root.getBoundingClientRect();
  const into = svgElement('g', {});
  draw(root, { into, left, top });
  return into;
}

function draw(element: Element, target: Target): void {
  const style = getComputedStyle(element);
  if (isUnseen(element, style)) return;
  if (element instanceof SVGSVGElement) {
    drawDrawing(element, target);
    return;
  }
  drawBox(element.getBoundingClientRect(), style, target);
  for (const child of element.childNodes) {
    if (child instanceof Text) drawText(child, style, target);
    else if (child instanceof Element) draw(child, target);
  }
}

const isUnseen = (element: Element, style: CSSStyleDeclaration): boolean =>
  element.hasAttribute(PAGE_ONLY) ||
  style.display === 'none' ||
  style.visibility === 'hidden' ||
  // What is for screen readers alone.
  style.clip === 'rect(0px, 0px, 0px, 0px)' ||
  style.clipPath === 'inset(50%)';

/** As a computed style writes it: with a fourth part of zero. */
const isClear = (color: string): boolean => /^rgba\(.*,\s*0\)$|\/\s*0\)$/.test(color);

function drawBox({ left, top, width, height }: DOMRect, style: CSSStyleDeclaration, target: Target): void {
  const place = { x: left - target.left, y: top - target.top };
  if (!isClear(style.backgroundColor)) {
    const radius = Math.min(parseFloat(style.borderTopLeftRadius) || 0, width / 2, height / 2);
    target.into.append(svgElement('rect', { ...place, width, height, rx: radius, fill: style.backgroundColor }));
  }
  const edge = parseFloat(style.borderBottomWidth);
  if (edge > 0 && style.borderBottomStyle !== 'none' && !isClear(style.borderBottomColor)) {
    const y = place.y + height - edge / 2;
    const line = { x1: place.x, x2: place.x + width, y1: y, y2: y, 'stroke-width': edge };
    target.into.append(svgElement('line', { ...line, stroke: style.borderBottomColor }));
  }
}

interface Line {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The lines that a text is broken into: signs that stand at one height. */
function linesOf(node: Text): Line[] {
  const range = document.createRange();
  const lines: Line[] = [];
  let at = 0;
  for (const sign of node.data) {
    range.setStart(node, at);
    range.setEnd(node, at + sign.length);
    at += sign.length;
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    const line = lines.at(-1);
    if (line === undefined || Math.abs(line.top - top) > (bottom - top) / 2) {
      lines.push({ text: sign, left, right, top, bottom });
      continue;
    }
    line.text += sign;
    line.left = Math.min(line.left, left);
    line.right = Math.max(line.right, right);
  }
  return lines;
}

function drawText(node: Text, style: CSSStyleDeclaration, { into, left, top }: Target): void {
  if (node.data.trim() === '') return;
  for (const line of linesOf(node)) {
    const isRightToLeft = style.direction === 'rtl';
    const text = svgElement('text', {
      x: (isRightToLeft ? line.right : line.left) - left,
      y: (line.top + line.bottom) / 2 - top,
      'dominant-baseline': 'central',
      direction: style.direction,
      fill: style.color,
      'font-family': style.fontFamily,
      'font-size': style.fontSize,
      'font-weight': style.fontWeight,
      // The width that it has on the page, whichever face the picture finds.
      textLength: line.right - line.left,
      lengthAdjust: 'spacingAndGlyphs',
    });
    text.textContent = line.text.trim();
    into.append(text);
  }
}

function drawDrawing(original: SVGSVGElement, { into, left, top }: Target): void {
  const place = original.getBoundingClientRect();
  const copy = original.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  [original, ...original.querySelectorAll('*')].forEach((element, at) => {
    const twin = copies[at];
    if (twin === undefined) return;
    const style = getComputedStyle(element);
    for (const name of STYLE_ATTRIBUTES) twin.setAttribute(name, style.getPropertyValue(name));
    twin.removeAttribute('style');
    twin.removeAttribute('class');
  });
  for (const [name, value] of Object.entries({
    x: place.left - left,
    y: place.top - top,
    width: place.width,
    height: place.height,
  }))
    copy.setAttribute(name, String(value));
  into.append(copy);
}
