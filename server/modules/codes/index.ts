/** QR codes: how they are drawn and printed, codes that hang somewhere (marcs), and whether they are still read. */

// Marcs.
export { customermarcgenerate } from './marcs/generate.ts';
export { marcDesigns, marcUnits } from './marcs/sources.ts';
