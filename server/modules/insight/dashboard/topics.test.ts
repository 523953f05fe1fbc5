import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../../shared/i18n/languages.ts';
import { scenarios, servedWorld } from '../../../test/scenarios.ts';
import { insertRow, type World } from '../../../test/world.ts';
import { termsOf } from './terms.ts';
import { strengthOf, topicsByLanguage, topicsOf, type TopicsOfLanguage } from './topics.ts';

describe('the terms of a text', () => {
  test.each<[Language, string, string[], string[]]>([
    ['en', 'The waiting time was 20 minutes!', ['waiting', 'minutes'], ['the', 'was', '20']],
    ['de', 'Das Essen war kalt.', ['essen', 'kalt'], ['das', 'war']],
    ['fr', 'Le service est trop lent', ['service', 'lent'], ['le', 'est']],
    ['es', 'La comida estaba fría', ['comida', 'fría'], ['la', 'estaba']],
    ['it', 'Il personale è gentile', ['personale', 'gentile'], ['il', 'è']],
    ['pt', 'O atendimento foi lento', ['atendimento', 'lento'], ['o', 'foi']],
    ['ru', 'Персонал был очень вежливый', ['персонал', 'вежливый'], ['был', 'очень']],
    ['tr', 'IŞIK çok ama çok az', ['ışık'], ['çok', 'ama']],
    ['ja', '料理がとても美味しい', ['料理', '美味しい'], ['が', 'とても']],
    ['ko', '음식 이 너무 차가워요', ['음식', '차가워요'], ['이', '너무']],
    ['ar', 'الطعام كان بارد جدا', ['الطعام', 'بارد'], ['كان', 'جدا']],
    ['nl', 'Het personeel was heel vriendelijk', ['personeel', 'vriendelijk'], ['het', 'was', 'heel']],
    ['pl', 'Obsługa była bardzo miła', ['obsługa', 'miła'], ['była', 'bardzo']],
    ['cs', 'Pokoj byl velmi čistý', ['pokoj', 'čistý'], ['byl', 'velmi']],
    ['hu', 'A szoba nagyon tiszta volt', ['szoba', 'tiszta'], ['nagyon', 'volt']],
    ['ro', 'Camera era foarte curată', ['camera', 'curată'], ['foarte']],
    ['bg', 'Стаята беше много чиста', ['стаята', 'чиста'], ['беше', 'много']],
    ['el', 'Το δωμάτιο ήταν πολύ καθαρό', ['δωμάτιο', 'καθαρό'], ['το', 'ήταν', 'πολύ']],
    ['uk', 'Персонал був дуже ввічливий', ['персонал', 'ввічливий'], ['був', 'дуже']],
    ['sv', 'Rummet var väldigt rent', ['rummet', 'rent'], ['var', 'väldigt']],
    ['da', 'Værelset var meget rent', ['værelset', 'rent'], ['var', 'meget']],
    ['nb', 'Rommet var veldig rent', ['rommet', 'rent'], ['var', 'veldig']],
    ['fi', 'Huone oli todella siisti', ['huone', 'siisti'], ['oli', 'todella']],
    ['he', 'החדר היה מאוד נקי', ['החדר', 'נקי'], ['היה', 'מאוד']],
    ['fa', 'اتاق خیلی تمیز بود', ['اتاق', 'تمیز'], ['خیلی', 'بود']],
    ['hi', 'कमरा बहुत साफ था', ['कमरा', 'साफ'], ['बहुत', 'था']],
    ['zh', '房间非常干净', ['房间', '干净'], ['非常']],
    ['th', 'ห้องสะอาดมาก', ['ห้อง', 'สะอาด'], ['มาก']],
    ['vi', 'phòng rất sạch', ['phòng', 'sạch'], ['rất']],
    ['id', 'Kamar sangat bersih', ['kamar', 'bersih'], ['sangat']],
  ])('in %s: %s', (locale, text, has, hasNot) => {
    const terms = termsOf(text, locale);
    for (const term of has) expect([...terms]).toContain(term);
    for (const term of hasNot) expect([...terms]).not.toContain(term);
  });

  test('are words and pairs of neighbors, not across what parts sentences, each once', () => {
    expect([...termsOf('Waiting time. Clean rooms, waiting time', 'en')].toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'clean',
      'clean rooms',
      'rooms',
      'time',
      'waiting',
      'waiting time',
    ]);
  });
});

const said = (text: string, count: number, score: number | null = 50, locale: Language = 'en') =>
  Array.from({ length: count }, () => ({ text, locale, score }));

describe('topics', () => {
  const usual = [...said('friendly staff', 60), ...said('parking', 40)];

  test('are what is said here more than elsewhere, with the mean score of its answers', async () => {
    const here = [...said('friendly staff', 12), ...said('broken elevator', 8, 20), ...said('broken elevator', 2, 40)];
    expect(await topicsOf(here, usual)).toMatchObject([{ words: 'broken elevator', answers: 10, score: 24 }]);
  });

  test('are nothing that everybody says everywhere, or hardly anybody', async () => {
    expect(await topicsOf(said('friendly staff', 20), said('friendly staff', 100))).toEqual([]);
    expect(await topicsOf([...said('flood', 2), ...said('parking', 40)], usual)).not.toContainEqual(
      expect.objectContaining({ words: 'flood' }),
    );
  });

  test('of a first period are what is said most', async () => {
    expect(await topicsOf([...said('slow wifi', 5), ...said('parking', 3, null)], [])).toMatchObject([
      { words: 'slow wifi', answers: 5 },
      { words: 'parking', answers: 3, score: null },
    ]);
  });

  test('are found by language', async () => {
    const here = [...said('kaltes essen', 4, 10, 'de'), ...said('cold food', 6)];
    expect((await topicsByLanguage(here, [])).map(({ locale, answers }) => [locale, answers])).toEqual([
      ['en', 6],
      ['de', 4],
    ]);
  });

  test('of texts that somebody made to have as many words as they can let others have their turns', async () => {
    const word = (text: number, at: number): string => `w${(text * 1_000 + at).toString(36)}`;
    const texts = Array.from({ length: 100 }, (_, text) =>
      Array.from({ length: 800 }, (_each, at) => word(text, at)).join(' '),
    );
    const here = [...texts, ...texts, ...texts].flatMap((text) => said(text, 1));
    let [turns, isDone] = [0, false];
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const [found] = await topicsByLanguage(here, []);
    isDone = true;
    expect(found?.topics).toHaveLength(12);
    expect(turns).toBeGreaterThanOrEqual(here.length / 10);
    // What a text goes on to say after a page does not count.
    expect(termsOf(texts[0] ?? '', 'en').size).toBe(150);
    expect(termsOf(`${'so '.repeat(400)} late`, 'en')).not.toContain('late');
  });

  test('have the strength of the log-odds with a prior of what both say', () => {
    const prior = (10 * 21) / 202;
    const logOdds = Math.log((10 + prior) / (40 - prior)) - Math.log((10 + prior) / (160 - prior));
    expect(strengthOf({ has: 10, of: 40 }, { has: 10, of: 160 })).toBeCloseTo(
      logOdds / Math.sqrt(2 / (10 + prior)),
      10,
    );
    expect(strengthOf({ has: 5, of: 50 }, { has: 10, of: 100 })).toBeLessThan(1);
  });
});

scenarios('topics that are refused', [
  {
    name: 'backwards',
    as: 'adminA',
    path: 'dashboardtopics?from=2026-02-02&to=2026-02-01',
    status: 400,
    pointers: ['/to'],
  },
  {
    name: 'of a foreign unit',
    as: 'adminA',
    path: ({ companyB }: World) => `dashboardtopics?node_id=${companyB.nodes.room}`,
    status: 404,
  },
  {
    name: 'of a unit out of reach',
    as: 'feedback_read',
    path: ({ companyA }: World) => `dashboardtopics?node_id=${companyA.nodes.otherBranch}`,
    status: 404,
  },
]);

describe('the topics of a subtree', async () => {
  const served = await servedWorld();
  beforeAll(async () => {
    const { database, companyA, companyB } = served.world;
    let serial = 0;
    const plant = async (company: typeof companyA, unit: number, comment: string, values: object = {}) => {
      serial += 1;
      await insertRow(database, company.id, 'feedback', {
        node_id: unit,
        node_path: '/',
        survey_version_id: company.surveyVersionId,
        answers: '{}',
        comment,
        score: 20,
        locale: 'en',
        response_token: `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`,
        ...values,
      });
    };
    for (let at = 0; at < 12; at++) {
      await plant(companyA, companyA.nodes.room, 'Cold soup again');
      await plant(companyA, companyA.nodes.otherBranch, 'Secret recipe');
      await plant(companyA, companyA.nodes.room, 'Ancient smell', { created_at: '2025-01-01' });
      await plant(companyA, companyA.nodes.room, 'Withdrawn words', { erased_at: new Date() });
      await plant(companyB, companyB.nodes.room, 'Foreign matter');
    }
  });

  const words = async (as: string, query = ''): Promise<string[]> => {
    const { status, body } = await served.call({ as, path: `dashboardtopics${query}` });
    expect({ status, body }).toMatchObject({ status: 200 });
    return (body as { languages: TopicsOfLanguage[] }).languages.flatMap(({ topics }) =>
      topics.map((topic) => topic.words),
    );
  };

  test('are those of its texts in the period, and nobody else’s', async () => {
    expect(await words('feedback_read')).toEqual(['cold soup']);
    expect(await words('adminA', `?node_id=${served.world.companyA.nodes.branch}`)).toEqual(['cold soup']);
    expect(await words('adminA')).toEqual(expect.arrayContaining(['cold soup', 'secret recipe']));
    expect(await words('adminA', '?from=2025-01-01&to=2025-01-02')).toEqual(['ancient smell']);
    expect(await words('adminB')).toEqual(['foreign matter']);
  });

  test('are the same where so much else was answered that each unit’s texts are looked up', async () => {
    const { database, companyA } = served.world;
    const day = new Date().toISOString().slice(0, 10);
    await insertRow(database, companyA.id, 'subtree_day', { node_id: companyA.nodes.root, day, answers: 1_000_000 });
    expect(await words('feedback_read')).toEqual(['cold soup']);
    expect(await words('adminA', `?node_id=${companyA.nodes.branch}`)).toEqual(['cold soup']);
    expect(await words('adminA', '?from=2025-01-01&to=2025-01-02')).toEqual(['ancient smell']);
  });
});
