/** One thing that opens over a screen. */
import type { Person } from '../people.ts';
import type { Step } from './steps.ts';

export interface Overlay {
  /** The screen's address as the sheet's list writes it. */
  pattern: string;
  person: Person;
  /** After the address, on the sheet: `/units/{id} › move`. */
  name: string;
  steps: readonly Step[];
  /** Which row `{id}` stands for: the first that its list shows under this filter. */
  row?: Record<string, unknown>;
  /** Only there where the window is wide, or narrow. */
  only?: 'wide' | 'narrow';
  /** It is about a refusal: requests may fail. */
  isRefusal?: true;
  /** The screen is another one afterwards, though all has closed: rows are selected, say. */
  leavesTraces?: true;
  /** It stays until it is answered, or goes by itself. */
  staysOpen?: true;
}

type Details = Omit<Overlay, 'pattern' | 'person' | 'name' | 'steps'>;

/** The overlays of one screen, each by its name. */
export const onScreen =
  (person: Person, pattern: string) =>
  (name: string, steps: readonly Step[], details: Details = {}): Overlay => ({
    pattern,
    person,
    name,
    steps,
    ...details,
  });
