/**
 * Does the same work once, told by the JSON that it is given: what is made of a schema takes a hundred times as long as
 * reading it, and `npm run dev` rehearses what it then does again with one schema changed.
 * @param work takes and needs nothing but JSON
 */
export function remembered<Given extends unknown[], Answer>(
  work: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const answers = new Map<string, Answer>();
  return (...given) => {
    const key = JSON.stringify(given);
    const answer = answers.has(key) ? (answers.get(key) as Answer) : work(...given);
    answers.set(key, answer);
    return answer;
  };
}
