/** The ways in which the sample of a matrix may be asked. */
import { matrix } from '../matrix.ts';

const { columns: _columns, ...rows } = matrix.sample;
const scale = { minimum: 0, maximum: 4, lowest: { en: 'Poor' }, highest: { en: 'Great' } };
const text_column = { label: { en: 'Why?' } };

export const matrixVariants = {
  'one column a row': matrix.sample,
  'several columns a row': { ...matrix.sample, several: true },
  'a scale': { ...rows, scale },
  'a scale from 1': { ...rows, scale: { maximum: 10 } },
  'a column and own words': { ...matrix.sample, text_column },
  'several columns and own words': { ...matrix.sample, several: true, text_column },
  'a scale and own words': { ...rows, scale, text_column },
};
