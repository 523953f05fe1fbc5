/** The symbol of an address: which modules are dark. */
import type { QRCodeErrorCorrectionLevel, QRCodeSegment } from 'qrcode';
// Not the package's own entry, which loads all that draws PNGs and terminals.
import { create } from 'qrcode/lib/core/qrcode.js';

/** Modules of quiet zone around a symbol (ISO/IEC 18004, 6.3.8). */
export const QUIET_ZONE = 4;
/** Modules of one of the three large squares, the eyes. */
export const EYE = 7;
const ALPHANUMERIC = /^[0-9A-Z $%*+\-./:]+$/;

/** One segment: alphanumeric where the address allows it, which makes the symbol a version or two smaller. */
export function segmentsOf(address: string): QRCodeSegment[] {
  return ALPHANUMERIC.test(address)
    ? [{ data: address, mode: 'alphanumeric' }]
    : [{ data: new TextEncoder().encode(address), mode: 'byte' }];
}

export interface Matrix {
  /** Modules along a side, without the quiet zone. */
  size: number;
  /** False outside of the symbol. */
  isDark(column: number, row: number): boolean;
}

/** Level Q restores a quarter of the symbol, H nearly a third: that is what a logo in the middle needs. */
export function matrixOf(address: string, hasLogo: boolean): Matrix {
  const level: QRCodeErrorCorrectionLevel = hasLogo ? 'H' : 'Q';
  const { modules } = create(segmentsOf(address), { errorCorrectionLevel: level });
  const { size, data } = modules;
  return {
    size,
    isDark: (column, row) => column >= 0 && row >= 0 && column < size && row < size && data[row * size + column] === 1,
  };
}

/** The upper left corners of the eyes. */
export const eyesOf = ({ size }: Matrix): [column: number, row: number][] => [
  [0, 0],
  [size - EYE, 0],
  [0, size - EYE],
];

const isInEye = (size: number, column: number, row: number): boolean => {
  const isLeft = column < EYE;
  const isTop = row < EYE;
  return (isLeft && (isTop || row >= size - EYE)) || (column >= size - EYE && isTop);
};

/** The symbol without its eyes and without a square of modules in the middle. */
export function withoutEyes(matrix: Matrix, hole: number): Matrix {
  const { size } = matrix;
  const from = (size - hole) / 2;
  const isInHole = (at: number): boolean => at + 1 > from && at < from + hole;
  return {
    size,
    isDark: (column, row) =>
      matrix.isDark(column, row) && !isInEye(size, column, row) && !(isInHole(column) && isInHole(row)),
  };
}
