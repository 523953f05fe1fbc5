/** The ways in which questions are asked; each has one component, listed in `index.ts`. */

export interface Choice {
  /** As the form posts it. */
  value: string;
  label: string;
}

/** One of a few ordered points, side by side. */
export interface ScaleControl {
  control: 'scale';
  look: 'faces' | 'stars' | 'numbers';
  points: Choice[];
  /** Words at the two ends. */
  lowest: string;
  highest: string;
}

/** One or several of a list, below each other. */
export interface ListControl {
  control: 'list';
  several: boolean;
  choices: Choice[];
}

/** Two opposites, side by side. */
export interface PairControl {
  control: 'pair';
  choices: [Choice, Choice];
}

export interface TextControl {
  control: 'text';
  lines: 'one' | 'several';
  maxLength: number;
}

export type Control = ScaleControl | ListControl | PairControl | TextControl;
/** A single tap answers it, so that the page may go on by itself. */
export const answersInOneTap = (control: Control): boolean =>
  control.control === 'scale' || control.control === 'pair' || (control.control === 'list' && !control.several);
