import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examine, type Finding, MAX_CHANCE, NEVER_SCANNED_DAYS, thresholdOf } from './examine.ts';
import type { CodeHistory } from './history.ts';
import { DAY_HOURS, HOUR_MS, weekdayOf } from './hours.ts';
import { chanceOfSilence, flatShape, priorOf, rhythmOf, weeksUntilFound } from './rhythm.ts';
import { FIRST_DAY, knownOn, shopRate, simulate, type Simulated } from './test/simulate.ts';

const YEAR = 364;

function findingsOf(histories: readonly CodeHistory[], endDay: number): Finding[] {
  return [...examine(histories, endDay * DAY_HOURS)].filter((finding) => finding !== null);
}

/** A company of simulated codes, asked on any night. */
function companyOf(seed: string, codes: readonly Simulated[], endDay: number) {
  const days = codes.map((code, at) => simulate(`${seed} ${at}`, code, endDay));
  const historiesOn = (day: number) => codes.map((code, at) => knownOn(at, code, days[at] ?? [], day));
  return { on: (day: number) => findingsOf(historiesOn(day), day), historiesOn };
}

/** From one scan a week to thirty a day. */
const LEVELS = [1, 2, 3, 5, 8, 13, 20, 35, 60, 100, 210];
const mixed = (count: number, more: Partial<Simulated> = {}): Simulated[] =>
  Array.from({ length: count }, (_, at) => ({
    rate: shopRate(LEVELS[at % LEVELS.length] ?? 1),
    group: at % 4,
    ...more,
  }));

describe('codes that are well', () => {
  test('are reported on fewer nights than the threshold allows, whatever their level', { timeout: 120_000 }, () => {
    const [companies, codes, nights] = [6, 44, 60];
    let wrong = 0;
    for (let company = 0; company < companies; company++) {
      const { on } = companyOf(`well ${company}`, mixed(codes), FIRST_DAY + YEAR);
      for (let night = 0; night < nights; night++) wrong += on(FIRST_DAY + YEAR - nights + night).length;
    }
    const share = wrong / (companies * codes * nights);
    // Measured: 0.0004 of 15,840 nights of codes.
    expect(share).toBeLessThanOrEqual(thresholdOf(codes));
  });

  test('that are scanned by parties of four are reported seldom', { timeout: 60_000 }, () => {
    const [codes, nights] = [33, 60];
    const { on } = companyOf('parties', mixed(codes, { party: 4 }), FIRST_DAY + YEAR);
    const silences = new Set<string>();
    for (let night = 0; night < nights; night++)
      for (const { codeId, since } of on(FIRST_DAY + YEAR - nights + night)) silences.add(`${codeId} ${since}`);
    // Five in two months; counted as single scans they would be dozens.
    expect(silences.size / (codes * nights)).toBeLessThanOrEqual(3 * MAX_CHANCE);
  });

  test('and are only scanned on Saturdays are not reported on any other day', () => {
    const saturdays: Simulated = { rate: (hour) => (hour >= 5 * 24 + 9 && hour < 5 * 24 + 15 ? 8 : 0) };
    const { on } = companyOf('saturdays', [saturdays, saturdays, ...mixed(6)], FIRST_DAY + YEAR);
    for (let day = FIRST_DAY + 200; day < FIRST_DAY + YEAR; day++)
      expect(on(day).filter(({ codeId }) => codeId === 0 || codeId === 1)).toEqual([]);
  });

  test('and come to life long after they were made are not reported while they are new', () => {
    const young = { rate: shopRate(40), bornOn: FIRST_DAY + 300 };
    const { on } = companyOf('young', [...mixed(12), young], FIRST_DAY + 330);
    for (let day = FIRST_DAY + 301; day < FIRST_DAY + 330; day++)
      expect(on(day).filter(({ codeId }) => codeId === 12)).toEqual([]);
  });
});

describe('a code that dies', () => {
  test.each(LEVELS.filter((level) => level >= 3))(
    'of %i scans a week is found on the night that the rhythm promises, with its last scan and what was missed',
    (level) => {
      const death = FIRST_DAY + 250;
      const dying = { rate: shopRate(level), diesOn: death };
      const { on, historiesOn } = companyOf(`dies ${level}`, [dying, ...mixed(12)], FIRST_DAY + YEAR);
      const history = historiesOn(death).find(({ codeId }) => codeId === 0);
      const reads = history?.reads;
      if (!history || !reads) throw new Error('It was scanned before.');
      const rhythm = rhythmOf(history, reads, { behind: flatShape, prior: null, factor: () => 1 });
      // A week of the rhythm takes seven days; other codes have few scans on some, which makes up to a half of it pass less.
      const promised = Math.ceil(7 * weeksUntilFound(rhythm, thresholdOf(13)) * 1.5) + 3;
      const nights = Array.from({ length: promised }, (_, at) => death + at);
      const found = nights.flatMap((day) => on(day).filter(({ codeId }) => codeId === 0))[0];
      expect({ level, promised, found }).toMatchObject({ found: { kind: 'silent', unitId: 0 } });
      expect(found?.since).toBeLessThan(death * DAY_HOURS * HOUR_MS);
      expect(found?.expected).toBeGreaterThanOrEqual(3);
      expect(found?.chance).toBeLessThan(MAX_CHANCE);
      expect(found?.weeks).toHaveLength(12);
    },
  );

  test('is told of although it was scanned once only, where its siblings are scanned much and alike', () => {
    const siblings = Array.from({ length: 12 }, () => ({ rate: shopRate(30), group: 7 }));
    const born = FIRST_DAY + 300;
    const { historiesOn } = companyOf('one scan', siblings, FIRST_DAY + YEAR);
    const once = { day: born, hours: Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 1 : 0)) };
    const lonely = knownOn(99, { rate: () => 0, bornOn: born, group: 7 }, [once], born + 60);
    const found = findingsOf([...historiesOn(born + 60), lonely], born + 60);
    expect(found.map(({ codeId }) => codeId)).toEqual([99]);
    // Alone in another group it is one of which nothing is known: no siblings, a company's that it may be unlike.
    expect(findingsOf([{ ...lonely, groupId: 1 }], born + 60)).toEqual([]);
  });

  test('is not told of again from when somebody looked until it would have been scanned again', () => {
    const death = FIRST_DAY + 250;
    const { historiesOn } = companyOf(
      'checked',
      [{ rate: shopRate(20), diesOn: death }, ...mixed(12)],
      FIRST_DAY + YEAR,
    );
    const lookedOn = (day: number, at: number) =>
      findingsOf(
        historiesOn(at).map((code) => (code.codeId === 0 ? { ...code, checkedAt: day * DAY_HOURS } : code)),
        at,
      ).filter(({ codeId }) => codeId === 0);
    expect(lookedOn(death + 20, death + 22)).toEqual([]);
    expect(lookedOn(death + 20, death + 60)).toHaveLength(1);
  });
});

describe('days on which nobody comes to the company', () => {
  const holiday = FIRST_DAY + 250;
  const closedOn = (day: number) => day >= holiday && day < holiday + 5;

  test('are told as the company’s, once, and end with it', () => {
    const { on } = companyOf('holiday', mixed(24, { closedOn }), FIRST_DAY + YEAR);
    const during = Array.from({ length: 5 }, (_, at) => on(holiday + 1 + at));
    for (const found of during) expect(found.filter(({ kind }) => kind === 'silent')).toEqual([]);
    expect(during.at(-1)).toMatchObject([{ kind: 'company_silent', codeId: null, unitId: null }]);
    const after = Array.from({ length: 10 }, (_, at) => on(holiday + 6 + at)).flat();
    // Since before it: of those that are silent later by chance, one in a thousand nights, it is no cause.
    expect(after.filter(({ since }) => since < (holiday + 5) * DAY_HOURS * HOUR_MS)).toEqual([]);
  });

  test('are none of the company’s where it said that it is closed', () => {
    const { historiesOn } = companyOf('closed days', mixed(24, { closedOn }), FIRST_DAY + YEAR);
    const openness = (hour: number) => (closedOn(Math.floor(hour / DAY_HOURS)) ? 0 : 1);
    const histories = historiesOn(holiday + 5).map((code) => ({ ...code, openness }));
    expect(findingsOf(histories, holiday + 5)).toEqual([]);
  });

  test('do not hide the one that stays silent when all others are back', () => {
    const codes = mixed(24, { closedOn });
    codes[5] = { ...codes[5], rate: shopRate(60), diesOn: holiday };
    const { on } = companyOf('stays', codes, FIRST_DAY + YEAR);
    const found = Array.from({ length: 14 }, (_, at) => on(holiday + 5 + at)).flat();
    expect(found.filter(({ kind, codeId }) => kind === 'silent' && codeId === 5).length).toBeGreaterThan(5);
    expect(found.filter(({ kind, codeId }) => kind === 'silent' && codeId !== 5)).toEqual([]);
  });
});

describe('a code that never was scanned', () => {
  const made = FIRST_DAY + 100;
  const unread = { ...knownOn(1, { rate: () => 0, bornOn: made }, [], made) };
  const on = (day: number, more: Partial<CodeHistory> = {}) => findingsOf([{ ...unread, ...more }], day);

  test('is told after two weeks, as something of its own', () => {
    expect(on(made + NEVER_SCANNED_DAYS - 1)).toEqual([]);
    expect(on(made + NEVER_SCANNED_DAYS)).toMatchObject([{ kind: 'never_scanned', codeId: 1, lastReadAt: null }]);
  });

  test('is not told where the unit has one that is scanned, nor where somebody looked', () => {
    expect(on(made + 30, { hasScannedSibling: true })).toEqual([]);
    expect(on(made + 30, { checkedAt: (made + 29) * DAY_HOURS })).toEqual([]);
  });

  test('is not told of a region, whose code nobody may have printed, until it was scanned', () => {
    expect(on(made + 30, { mayBeUnprinted: true })).toEqual([]);
  });
});

describe('the statistics', () => {
  const rhythms = fc.record({
    shape: fc.constant(flatShape),
    scans: fc.double({ min: 0.5, max: 5_000, noNaN: true }),
    weeks: fc.double({ min: 0.02, max: 20, noNaN: true }),
    dispersion: fc.double({ min: 1, max: 10, noNaN: true }),
  });

  test('a silence only becomes less likely as time passes', () => {
    fc.assert(
      fc.property(
        rhythms,
        fc.double({ min: 0, max: 50, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (rhythm, t, more) => {
          expect(chanceOfSilence(rhythm, 0)).toBe(1);
          expect(chanceOfSilence(rhythm, t + more)).toBeLessThanOrEqual(chanceOfSilence(rhythm, t));
        },
      ),
    );
  });

  test('a silence of as long as is promised is as unlikely as was asked', () => {
    fc.assert(
      fc.property(rhythms, (rhythm) => {
        const weeks = weeksUntilFound(rhythm, MAX_CHANCE);
        if (Number.isFinite(weeks)) expect(chanceOfSilence(rhythm, weeks)).toBeCloseTo(MAX_CHANCE, 8);
      }),
    );
  });

  test('the chance is that of a Poisson process where much is known, and the mean of all levels where little is', () => {
    expect(chanceOfSilence({ shape: flatShape, scans: 1e6, weeks: 1e5, dispersion: 1 }, 0.5)).toBeCloseTo(
      Math.exp(-5),
      4,
    );
    // The integral of exp(-level * 2) over gamma(3, 1), by steps.
    let mean = 0;
    for (let level = 0.0005; level < 60; level += 0.001)
      mean += (level ** 2 / 2) * Math.exp(-level) * Math.exp(-2 * level) * 0.001;
    expect(chanceOfSilence({ shape: flatShape, scans: 3, weeks: 1, dispersion: 1 }, 2)).toBeCloseTo(mean, 6);
  });

  test('codes that are alike make a strong prior, those that differ a weak one, few none', () => {
    const levels = (...scans: number[]) => scans.map((count) => ({ scans: count, weeks: 10 }));
    expect(priorOf(levels(100, 104, 98, 101, 99, 97))).toMatchObject({ weeks: 4 });
    expect(priorOf(levels(10, 400, 90, 1_000, 30, 5))?.weeks).toBeLessThan(0.1);
    expect(priorOf(levels(10, 400))).toBeNull();
  });

  test('a week begins on Monday', () => expect(weekdayOf(FIRST_DAY)).toBe(0));
});
