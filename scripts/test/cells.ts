/**
 * Over how many databases the companies of each test's world are spread: TEST_CELLS=2 lets them lie in two cells besides
 * the home cell. One database has them all where it is absent.
 */
export const testCells: number = Math.max(0, Number(process.env['TEST_CELLS'] ?? 0));
