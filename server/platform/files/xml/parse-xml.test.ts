import { describe, expect, test } from 'vitest';
import { parseXml, type XmlFault } from './parse-xml.ts';

function faultOf(xml: string): Pick<XmlFault, 'code' | 'line'> | null {
  try {
    parseXml(xml);
    return null;
  } catch (fault) {
    const { code, line } = fault as XmlFault;
    return { code, line };
  }
}

describe('XML of others', () => {
  test('is a tree of elements with their attributes and texts', () => {
    const xml = '<?xml version="1.0"?>\n<a x="1 &amp; 2"><!-- none --><b>one &#233;</b><b><![CDATA[<two>]]></b>end</a>';
    expect(parseXml(xml)).toEqual({
      name: 'a',
      attributes: { x: '1 & 2' },
      text: 'end',
      children: [
        { name: 'b', attributes: {}, children: [], text: 'one é' },
        { name: 'b', attributes: {}, children: [], text: '<two>' },
      ],
    });
  });

  test.each([
    ['declares entities', '<!DOCTYPE a [<!ENTITY b "c">]>\n<a>&b;</a>', 'xml_document_type', 1],
    [
      'loads another file',
      '<?xml version="1.0"?>\n<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
      'xml_document_type',
      2,
    ],
    ['closes another element', '<a>\n<b></c>\n</a>', 'xml_not_well_formed', 2],
    ['ends too early', '<a>\n<b>', 'xml_not_well_formed', 1],
    ['begins an attribute', '<a\n b=>', 'xml_not_well_formed', 1],
    ['is nothing', '   ', 'xml_not_well_formed', 1],
    ['is nested too deeply', '<a>'.repeat(10_000), 'xml_too_deep', 1],
  ])('that %s is refused', (_, xml, code, line) => {
    expect(faultOf(xml)).toEqual({ code, line });
  });

  test('knows no entity of its own', () => {
    expect(parseXml('<a>&b;</a>').text).toBe('&b;');
  });
});
