/** The colors of the product: the only file with literal ones. Every pair of text and surface passes 4.5:1 (WCAG 2.2 AA). */

/** Text or sign on a tinted surface, for what has a state. */
export interface Tone {
  text: string;
  surface: string;
}

export interface Tones {
  /** New, informing. */
  fresh: Tone;
  /** In processing, warning. */
  active: Tone;
  /** Completed, successful. */
  done: Tone;
  /** Cancelled, normal, switched off. */
  quiet: Tone;
  /** High priority, failed. */
  urgent: Tone;
  /** Low priority. */
  low: Tone;
}

export type ToneName = keyof Tones;

export interface ColorTokens {
  background: string;
  card: string;
  text: string;
  secondText: string;
  accent: string;
  onAccent: string;
  accentHover: string;
  /** A breath of the accent: selected rows, active filters. */
  accentSurface: string;
  hairline: string;
  /** Borders of inputs: 3:1 against the card (WCAG 1.4.11). */
  inputBorder: string;
  tones: Tones;
  /** Of charts: this period first; grey for the one before. */
  series: string[];
}

export const lightTokens: ColorTokens = {
  background: '#F5F7FA',
  card: '#FFFFFF',
  text: '#1A2233',
  secondText: '#566077',
  accent: '#0B6E6E',
  onAccent: '#FFFFFF',
  accentHover: '#085757',
  accentSurface: '#E4F2F1',
  hairline: '#E1E6EE',
  inputBorder: '#8490A6',
  tones: {
    fresh: { text: '#1D4ED8', surface: '#E3ECFF' },
    active: { text: '#8A5300', surface: '#FFF1D6' },
    done: { text: '#166534', surface: '#DFF5E5' },
    quiet: { text: '#566077', surface: '#EAEDF2' },
    urgent: { text: '#B42318', surface: '#FEE4E2' },
    low: { text: '#3F6212', surface: '#ECF5DA' },
  },
  series: ['#0B6E6E', '#3B82C4', '#B7791F', '#8B5CA8', '#6B7280'],
};

export const darkTokens: ColorTokens = {
  background: '#131A24',
  card: '#1B2431',
  text: '#E6EAF2',
  secondText: '#9AA7BD',
  accent: '#4FD1C5',
  onAccent: '#06302E',
  accentHover: '#7CE0D7',
  accentSurface: '#17353B',
  hairline: '#2C3849',
  inputBorder: '#66758F',
  tones: {
    fresh: { text: '#9DBDFF', surface: '#1B2D55' },
    active: { text: '#FFCB73', surface: '#4A330A' },
    done: { text: '#86E0A3', surface: '#123D24' },
    quiet: { text: '#B6C0D2', surface: '#2A3444' },
    urgent: { text: '#FFA79F', surface: '#55201B' },
    low: { text: '#BFDD8A', surface: '#2B3A12' },
  },
  series: ['#4FD1C5', '#6BA8E5', '#E0A84A', '#B794D1', '#9AA3B2'],
};

export interface BarTokens {
  surface: string;
  text: string;
  secondText: string;
  hover: string;
  accent: string;
  hairline: string;
}

/** Of what is dark in every skin: tooltips, toasts, and the bar of the semi-dark and the dark one. */
export const inkTokens: BarTokens = {
  surface: '#16202E',
  text: '#E8EDF4',
  secondText: '#A9B6CA',
  hover: '#223046',
  accent: '#4FD1C5',
  hairline: '#2C3B52',
};

/** A bar or a menu on the color of cards. */
export const plainBarTokens = ({ card, text, secondText, background, accent, hairline }: ColorTokens): BarTokens => ({
  surface: card,
  text,
  secondText,
  hover: background,
  accent,
  hairline,
});

/** Shadow of what floats, as red, green, blue and opacity. */
export const shadowColor = { light: 'rgba(22, 32, 46, 0.14)', dark: 'rgba(0, 0, 0, 0.45)' };
