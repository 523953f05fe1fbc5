/** Whether a statement of many rows failed by one of them: a constraint, or a value that a column does not hold (SQLSTATE classes 23 and 22). */
export const isRefusal = (error: unknown): boolean => /^2[23]/.test(String((error as { code?: unknown }).code));
