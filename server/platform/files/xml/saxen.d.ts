/** What is used of saxen, which brings no types. */
declare module 'saxen' {
  type Decode = (text: string) => string;
  type Context = () => { line: number; column: number };

  export class Parser {
    on(
      event: 'openTag',
      handler: (name: string, attributes: () => false | Record<string, string>, decode: Decode) => void,
    ): this;
    on(event: 'closeTag', handler: (name: string) => void): this;
    on(event: 'text', handler: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', handler: (text: string) => void): this;
    on(event: 'attention', handler: (text: string, decode: Decode, context: Context) => void): this;
    on(event: 'error' | 'warn', handler: (fault: Error, context: Context) => void): this;
    parse(xml: string): void;
  }
}
