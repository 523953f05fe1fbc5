/** Where a part of an answer is in the body of the call (RFC 6901). */
export const answerPointer = (...names: string[]): string =>
  ['/answers', ...names.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
