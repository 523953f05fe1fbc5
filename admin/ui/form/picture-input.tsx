import type { RefObject } from 'react';
import { PICTURE_TYPES } from './use-picture-upload.ts';

interface PictureInputProps {
  /** Whoever clicks it lets the reader choose. */
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  onChoose: (picture: File) => void;
}

/** What buttons for pictures open: the choice of a file. */
export const PictureInput = ({ ref, label, onChoose }: PictureInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={PICTURE_TYPES}
    hidden
    aria-label={label}
    onChange={({ target }) => {
      const [picture] = target.files ?? [];
      if (picture) onChoose(picture);
      // The same file may be chosen again after it was refused.
      target.value = '';
    }}
  />
);
