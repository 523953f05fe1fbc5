/** What is used of the package, which brings no types. */
declare module 'stopword' {
  export const deu: string[];
  export const eng: string[];
  export const fra: string[];
  export const ita: string[];
  export const jpn: string[];
  export const kor: string[];
  export const por: string[];
  export const rus: string[];
  export const spa: string[];
  export const tur: string[];
}
