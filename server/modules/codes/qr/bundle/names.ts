/** Names of files and folders that every system can unpack, out of what people call their units. */

/** In characters: of one name, and of all folders above a file. Windows takes 260 with the folder that it is unpacked in. */
const LONGEST_NAME = 48;
const LONGEST_PATH = 140;

/** What Windows refuses, what leads elsewhere, and what is not to be seen: control and format characters. */
const REFUSED = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu;
/** Devices of Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name of at least one character, without a path's parts. */
export function safeName(name: string): string {
  const plain = name.toWellFormed().normalize('NFC').replace(REFUSED, '_').replace(/\s+/gu, ' ').trim();
  const cut = withoutEnds(shortened(plain).replace(/^\.+/, ''));
  if (cut === '') return '_';
  return DEVICE.test(cut) ? `_${cut}` : cut;
}

/** Systems leave out dots and blanks at a name's end. */
function withoutEnds(text: string): string {
  let end = text.length;
  while (text[end - 1] === '.' || text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}

function shortened(text: string): string {
  if (text.length <= LONGEST_NAME) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > LONGEST_NAME) break;
    kept += segment;
  }
  return kept;
}

/** Folders of a file, outermost first, as one path that ends in a slash; those that make it too long are left out. */
export function folderPath(names: readonly string[]): string {
  let path = '';
  for (const name of names) {
    const longer = `${path}${safeName(name)}/`;
    if (longer.length > LONGEST_PATH) break;
    path = longer;
  }
  return path;
}
