/** A part of an address; what is no proper coding stands as it was sent, and is no id and no code. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
