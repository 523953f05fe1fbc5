/**
 * How much longer the random models are played than in an ordinary run: TEST_EFFORT=4 takes a hundred thousand steps
 * through the roll-ups and ten thousand through the tree, TEST_EFFORT=50 a million rows through an import that is killed.
 */
export const effort: number = Math.max(1, Number(process.env['TEST_EFFORT'] ?? 1));
