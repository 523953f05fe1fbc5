/** How often one caller may use an operation; see http/rate-limits.ts. */
export type RateClass = 'sign_in' | 'answer' | 'public' | 'read' | 'write' | 'file' | 'upload';
