/**
 * XML that others send, as a tree. Nothing is loaded and no entity is expanded but the five that every XML has: a
 * document type, in which further ones would be declared, is refused.
 */
import { Parser } from 'saxen';

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** All that is written in it, but not in its children. */
  text: string;
}

export class XmlFault extends Error {
  override name = 'XmlFault';
  readonly code: 'xml_not_well_formed' | 'xml_document_type' | 'xml_too_deep';
  /** Counted from 1. */
  readonly line: number;

  constructor(code: XmlFault['code'], line: number) {
    super(code);
    this.code = code;
    this.line = line;
  }
}

const MAX_DEPTH = 50;

/**
 * @param xml bounded by whoever calls
 * @returns the root
 * @throws XmlFault for what is not well-formed, has a document type, or is nested too deeply
 */
export function parseXml(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const inner = (): XmlElement => open.at(-1) ?? top;
  const fail = (code: XmlFault['code'], context: () => { line: number }): never => {
    throw new XmlFault(code, context().line + 1);
  };
  new Parser()
    .on('error', (_, context) => fail('xml_not_well_formed', context))
    .on('warn', (_, context) => fail('xml_not_well_formed', context))
    .on('attention', (_, __, context) => fail('xml_document_type', context))
    .on('openTag', (name, attributes, decode) => {
      if (open.length > MAX_DEPTH) throw new XmlFault('xml_too_deep', 1);
      const given = Object.entries(attributes() || {}).map(([key, value]) => [key, decode(value)]);
      const element: XmlElement = { name, attributes: Object.fromEntries(given), children: [], text: '' };
      inner().children.push(element);
      open.push(element);
    })
    .on('closeTag', () => void open.pop())
    .on('text', (text, decode) => {
      inner().text += decode(text);
    })
    .on('cdata', (text) => {
      inner().text += text;
    })
    .parse(xml);
  const [root] = top.children;
  if (!root || open.length !== 1) throw new XmlFault('xml_not_well_formed', xml.split('\n').length);
  return root;
}
