/** Texts as searches compare them: the same in the browser, on the server and in the database. */
import { afterAll, expect, test } from 'vitest';
import { fold } from '../../../shared/text/fold.ts';
import { connectedOwner, servedWorld } from '../../test/scenarios.ts';

const served = await servedWorld();
const client = await connectedOwner(served.ownerUrl);
afterAll(async () => {
  await client?.end();
  await served?.close();
});

const inDatabase = async (texts: string[]): Promise<string[]> => {
  const { rows } = await client.query<{ folded: string }>(
    'select fold(text) as folded from unnest($1::text[]) with ordinality as asked(text, place) order by place',
    [texts],
  );
  return rows.map(({ folded }) => folded);
};

/** Each text with what it is compared as. */
const CASES: [language: string, text: string, folded: string][] = [
  ['English', 'Table 12 (Bar)', 'table 12 (bar)'],
  ['French', 'Île-de-France, Œuvre, ÉCOLE', 'ile-de-france, oeuvre, ecole'],
  ['Turkish, with and without the dot', 'Şanlıurfa IĞDIR İzmir', 'sanliurfa igdir izmir'],
  ['German', 'Straße GROẞ Müller', 'strasse gross muller'],
  ['Greek, with its final letter', 'ΟΔΟΣ Οδός Ἀθῆναι', 'οδοσ οδοσ αθηναι'],
  ['Russian: ё as е, й as и', 'Ёлка, Йод', 'елка, иод'],
  ['Ukrainian, with either apostrophe', "Київ П'ять П’ять Пʼять", "киів п'ять п'ять п'ять"],
  ['Arabic: points, tatweel, alefs', 'مُحَمَّد أحمد إبراهيم آدم ٱلله مـــكة على', 'محمد احمد ابراهيم ادم الله مكه علي'],
  ['Persian, on either keyboard', 'کتابی', 'كتابي'],
  ['Hebrew points', 'שָׁלוֹם', 'שלום'],
  ['Hindi: without nukta, with all vowels', 'क़िला हिन्दी पढ़ना', 'किला हिन्दी पढना'],
  ['Bengali: its nukta makes another letter', 'বাড়ি', 'বাড়ি'],
  ['Tamil', 'தமிழ்', 'தமிழ்'],
  ['Thai', 'ร้านอาหาร', 'ร้านอาหาร'],
  ['Vietnamese', 'Đà Nẵng, Huế', 'da nang, hue'],
  ['Polish', 'Łódź Wrocław', 'lodz wroclaw'],
  ['Nordic', 'Ærø Malmö Þingvellir Ísafjörður', 'aero malmo thingvellir isafjordur'],
  ['Japanese, in half and full width', 'ﾊﾟﾌﾞ パブ ＡＢＣ１２', 'パブ パブ abc12'],
  ['Japanese, voiced and not', 'はば ばば', 'はば ばば'],
  ['Korean', '서울 강남', '서울 강남'],
  ['Chinese', '北京', '北京'],
  ['Georgian capitals', 'ᲗᲑᲘᲚᲘᲡᲘ', 'თბილისი'],
  ['Armenian, with the ligature that has no capital', 'ԵՐԵՎԱՆ Երևան', 'երեվան երեվան'],
  ['combined and single characters', 'e\u0301 é \u1112\u1161\u11AB 한', 'e e 한 한'],
  ['ligatures and signs', 'ﬁn ² ™ ❤️', 'fin 2 tm ❤'],
  ['nothing', '', ''],
];

test.each(CASES)('%s', async (_, text, folded) => {
  const wanted = folded.normalize('NFC');
  expect(fold(text)).toBe(wanted);
  expect(await inDatabase([text])).toEqual([wanted]);
  expect(fold(wanted)).toBe(wanted);
});

/** Surrogates stand alone in no text, PostgreSQL has no zero. */
const isInNoText = (code: number): boolean => code === 0 || (code >= 0xd8_00 && code <= 0xdf_ff);

/** Scripts nobody names a unit in, and a sign of Unicode 17: an older ICU does not know their capitals. */
const isTooNew = (text: string): boolean =>
  /[\u{A7F1}\u{10570}-\u{10595}\u{10D50}-\u{10D65}\u{16E40}-\u{16E5F}\u{16EA0}-\u{16EB8}]/u.test(text);

test('every character alike on both sides', async () => {
  const planes = [0, 1, 2, 0xe].flatMap((plane) =>
    Array.from({ length: 16 }, (__, part) => (plane << 16) + (part << 12)),
  );
  for (const first of planes) {
    const codes = Array.from({ length: 0x10_00 }, (__, at) => first + at).filter((code) => !isInNoText(code));
    // Unassigned ones become letters in a newer Unicode on one side before the other.
    const texts = codes
      .map((code) => String.fromCodePoint(code))
      .filter((text) => !/\p{Cn}/u.test(text) && !isTooNew(text));
    // Also after a letter, as a mark stands.
    const asked = [...texts, ...texts.map((text) => `Ü${text}`)];
    const folded = await inDatabase(asked);
    const differing = asked.filter((text, at) => fold(text) !== folded[at]);
    expect(differing.map((text) => [text, text.codePointAt(text.length > 1 ? 1 : 0)?.toString(16)])).toEqual([]);
  }
});
