import type pg from 'pg';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../server/test/database.ts';
import type { JsonValue } from '../../shared/contract/model.ts';
import { identifier, RESERVED_WORDS, textLiteral, valueLiteral } from './sql-text.ts';
import { withClient } from './test/fixture.ts';

test('text and values come back from the database as they went in, and no reserved word goes unquoted', async () => {
  const database = await createEmptyDatabase();
  await withClient(database.url, async (client: pg.Client) => {
    const { rows: words } = await client.query<{ word: string }>(
      `select word from pg_get_keywords() where catcode in ('R', 'T')`,
    );
    expect(words.map(({ word }) => word).filter((word) => !RESERVED_WORDS.has(word))).toEqual([]);
    await client.query(`create temporary table ${identifier('order')} (${identifier('user')} integer)`);

    for (const text of ['', "it's", 'back\\slash', "\\'", '$1 -- ;', 'Ünïcode 字'])
      expect((await client.query(`select ${textLiteral(text)} as text`)).rows).toEqual([{ text }]);
    const values: [JsonValue, string][] = [
      [['a,b', '"q"', 'c\\d', '{', ''], 'text[]'],
      [{ deep: ["it's", null, 1.5] }, 'jsonb'],
      [-3, 'integer'],
      [true, 'boolean'],
    ];
    for (const [value, type] of values)
      expect((await client.query(`select (${valueLiteral(value, type)})::${type} as value`)).rows).toEqual([{ value }]);
  });
  await database.drop();
});
