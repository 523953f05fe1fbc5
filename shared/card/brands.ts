/** Card brands: how their numbers begin and how long they are (ISO/IEC 7812; the networks' published ranges). */
export interface Brand {
  id: string;
  name: string;
  /** Beginnings, as ranges of equally long numbers. */
  ranges: readonly (readonly [from: number, to: number])[];
  lengths: readonly number[];
  /** Sizes of the groups that a number is shown in. */
  groups: readonly number[];
  /** Some of its numbers carry no check digit. */
  withoutLuhn?: true;
}

const fours = [4, 4, 4, 4, 3];

/** A more particular beginning comes before one that holds it. */
export const brands: readonly Brand[] = [
  { id: 'troy', name: 'Troy', ranges: [[979_200, 979_289]], lengths: [16], groups: fours },
  { id: 'mir', name: 'Mir', ranges: [[2_200, 2_204]], lengths: [16, 17, 18, 19], groups: fours },
  {
    id: 'mastercard',
    name: 'Mastercard',
    ranges: [
      [51, 55],
      [2_221, 2_720],
    ],
    lengths: [16],
    groups: fours,
  },
  {
    id: 'amex',
    name: 'American Express',
    ranges: [
      [34, 34],
      [37, 37],
    ],
    lengths: [15],
    groups: [4, 6, 5],
  },
  {
    id: 'diners',
    name: 'Diners Club',
    ranges: [
      [300, 305],
      [3_095, 3_095],
      [36, 36],
      [38, 39],
    ],
    lengths: [14, 15, 16, 17, 18, 19],
    groups: [4, 6, 4, 5],
  },
  { id: 'jcb', name: 'JCB', ranges: [[3_528, 3_589]], lengths: [16, 17, 18, 19], groups: fours },
  {
    id: 'discover',
    name: 'Discover',
    ranges: [
      [6_011, 6_011],
      [644, 649],
      [65, 65],
    ],
    lengths: [16, 17, 18, 19],
    groups: fours,
  },
  { id: 'unionpay', name: 'UnionPay', ranges: [[62, 62]], lengths: [16, 17, 18, 19], groups: fours, withoutLuhn: true },
  {
    id: 'maestro',
    name: 'Maestro',
    ranges: [
      [50, 50],
      [56, 58],
      [6_390, 6_390],
      [67, 67],
    ],
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    groups: fours,
  },
  { id: 'visa', name: 'Visa', ranges: [[4, 4]], lengths: [13, 16, 19], groups: fours },
];

const begins = (digits: string, [from, to]: readonly [number, number]): boolean => {
  const { length } = String(from);
  const head = Number(digits.slice(0, length));
  return digits.length >= length && head >= from && head <= to;
};

/** The brand of a number, also while it is being typed; null for one that none of them issues. */
export const brandOf = (digits: string): Brand | null =>
  brands.find(({ ranges }) => ranges.some((range) => begins(digits, range))) ?? null;
