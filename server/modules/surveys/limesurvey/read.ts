/** The file of a survey of LimeSurvey (`.lss`): tables of its database, as XML. */
import { parseXml, type XmlElement } from '../../../platform/files/xml/parse-xml.ts';
import type { Source } from '../conversion/source.ts';

/** What a table or a list has several of, be it one. */
const REPEATED = ['row', 'language'];
/** Says which columns a table has, which its rows say too. */
const COLUMNS = 'fields';

/** @throws XmlFault for what is no XML */
export function readLimesurvey(xml: string): Source {
  const root = parseXml(xml);
  return Object.fromEntries([[root.name, valueOf(root)]]);
}

function valueOf({ children, text }: XmlElement): unknown {
  const inner = children.filter(({ name }) => name !== COLUMNS);
  if (children.length === 0) return text;
  const named = Map.groupBy(inner, ({ name }) => name);
  return Object.fromEntries(
    [...named].map(([name, elements]) => {
      const [first] = elements;
      const isList = elements.length > 1 || !first || (REPEATED.includes(name) && inner.length === elements.length);
      return [name, isList ? elements.map(valueOf) : valueOf(first)];
    }),
  );
}
