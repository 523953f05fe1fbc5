/**
 * Shows a survey on a page of another site: within it, or in a dialog that a button opens. The site includes it by one
 * script element, whose attributes say what is shown: `data-code`, `data-kind` (`inline` or `button`), `data-target` (a
 * selector of what is filled), `data-label`, `data-language`, and `data-field-…` for values that the answers bring along.
 * Nothing of it needs more of the site's policy than `script-src` and `frame-src` of this server.
 */
import { EMBEDDED_IN } from '../../shared/survey/embed-parameter.ts';
import type { FrameMessage } from './message.ts';
import { sheet } from './styles.ts';
import { wordsIn } from './words.ts';

interface Widget {
  open: () => void;
  close: () => void;
}

declare global {
  interface Window {
    /** The first survey of the page, or that of a code. */
    Feedtree?: { open: (code?: string) => void; close: () => void };
  }
}

const FIELD = 'data-field-';
const RIGHT_TO_LEFT = ['ar', 'fa', 'he'];
const script = document.currentScript;

/** Element of a name, within another one. */
function add<Name extends keyof HTMLElementTagNameMap>(parent: Node, name: Name, given: object = {}) {
  const element = Object.assign(document.createElement(name), given);
  parent.appendChild(element);
  return element;
}

interface Shown {
  /** Where a survey is answered, in this page's frame. */
  address: string;
  code: string;
  /** Of this server. */
  origin: string;
  label: string;
  words: ReturnType<typeof wordsIn>;
}

function shownBy({ src, dataset, attributes }: HTMLScriptElement): Shown {
  const { code = '', language } = dataset;
  const { origin } = new URL(src);
  const address = new URL(`/Q/${encodeURIComponent(code)}`, origin);
  for (const { name, value } of attributes)
    if (name.startsWith(FIELD)) address.searchParams.set(name.slice(FIELD.length), value);
  if (language) address.searchParams.set('lang', language);
  address.searchParams.set(EMBEDDED_IN, window.location.origin);
  const words = wordsIn([language ?? document.documentElement.lang, ...navigator.languages]);
  return { address: address.href, code, origin, words, label: dataset['label'] || words.open };
}

const addFrame = (parent: Node, { label, address }: Shown): HTMLIFrameElement =>
  add(parent, 'iframe', { title: label, allow: 'camera; microphone', src: address });

const addButton = (parent: Node, given: Partial<HTMLButtonElement>): HTMLButtonElement =>
  add(parent, 'button', { type: 'button', ...given });

function addDialog(root: Node, { label, words }: Shown): HTMLDialogElement {
  const dialog = add(root, 'dialog', { ariaLabel: label });
  const header = add(dialog, 'header');
  add(header, 'h2', { textContent: label });
  const close = addButton(header, { className: 'close', ariaLabel: words.close, onclick: () => dialog.close() });
  add(close, 'span', { textContent: '×', ariaHidden: 'true' });
  return dialog;
}

function createWidget(element: HTMLScriptElement, host: HTMLElement): Widget {
  const given = shownBy(element);
  const { code, label, origin, words } = given;
  host.lang = words.language;
  host.dir = RIGHT_TO_LEFT.includes(words.language) ? 'rtl' : 'ltr';
  const root = host.attachShadow({ mode: 'closed' });
  root.adoptedStyleSheets = [sheet];
  const happened = (name: string): void => {
    document.dispatchEvent(new CustomEvent(`feedtree:${name}`, { detail: { code } }));
  };

  const inline = element.dataset['kind'] === 'inline' ? addFrame(root, given) : undefined;
  let dialog: HTMLDialogElement | undefined;
  let framed: HTMLIFrameElement | undefined;
  let isAnswered = false;

  function closed(): void {
    // The next visitor of the page, or the same one later, begins anew.
    if (isAnswered) {
      framed?.remove();
      framed = undefined;
      isAnswered = false;
    }
    happened('closed');
  }

  window.addEventListener('message', ({ origin: sender, source, data }: MessageEvent<FrameMessage | null>) => {
    const told = [inline, framed].find((each) => each && each.contentWindow === source);
    if (!told || sender !== origin || data?.type !== 'feedtree.frame') return;
    if (Number.isFinite(data.height)) told.style.blockSize = `${data.height}px`;
    if (data.closed && told === framed) dialog?.close();
    if (!data.answered) return;
    isAnswered ||= told === framed;
    happened('answered');
  });

  function open(): void {
    if (!dialog) {
      dialog = addDialog(root, given);
      dialog.onclose = closed;
    }
    framed ??= addFrame(dialog, given);
    if (!dialog.open) dialog.showModal();
  }

  if (!inline) addButton(root, { className: 'open', textContent: label, ariaHasPopup: 'dialog', onclick: open });
  return { open, close: () => dialog?.close() };
}

/** Where the site says, else behind the script, else at the end of the page. */
function place(element: HTMLScriptElement): HTMLElement {
  const { target, kind } = element.dataset;
  const host = document.createElement('div');
  const found = target === undefined ? null : document.querySelector(target);
  if (found) found.append(host);
  else if (kind === 'inline' && document.body.contains(element)) element.after(host);
  else document.body.append(host);
  if (!found && kind !== 'inline') host.className = 'corner';
  return host;
}

const widgets: Map<string, Widget> = ((window as { feedtreeWidgets?: Map<string, Widget> }).feedtreeWidgets ??=
  new Map());

function start(): void {
  if (!(script instanceof HTMLScriptElement) || !script.dataset['code']) return;
  const { code } = script.dataset;
  widgets.set(code, createWidget(script, place(script)));
  window.Feedtree ??= {
    open: (wanted) => (wanted === undefined ? [...widgets.values()][0] : widgets.get(wanted))?.open(),
    close: () => widgets.forEach((each) => each.close()),
  };
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
