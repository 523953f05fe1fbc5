import { KeyHelp, type KeyLine } from '../../../../ui/key-help.tsx';

const LINES: readonly KeyLine[] = [
  ['undo', 'Ctrl', 'Z'],
  ['redo', 'Ctrl', 'Shift', 'Z'],
  ['save', 'Ctrl', 'S'],
  ['add', 'A'],
  ['go', '↑', '↓'],
  ['write', 'Enter'],
  ['leave', 'Esc'],
  ['move', 'Alt', '↑ ↓'],
  ['drag', 'Space'],
  ['duplicate', 'Ctrl', 'D'],
  ['delete', 'Del'],
  ['help', '?'],
];

/** The keys of the designer. */
export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => (
  <KeyHelp texts="app.designer.shortcuts" lines={LINES} onClose={onClose} />
);
