import { describe, expect, it } from 'vitest';
import { normalizeSql, operationOf } from './normalize-sql';

describe('normalizeSql', () => {
  it.each([
    ['select "id"  from\n"cart" where "id" = $1', 'select "id" from "cart" where "id" = $1'],
    ["select 1 from customer where email = 'jana@example.com'", 'select ? from customer where email = ?'],
    ["where name = 'O''Neill' and note = E'a\\'b' limit 10", 'where name = ? and note = ? limit ?'],
    ['where id in ($1, $2, $3) and price > 12.5', 'where id in ($…) and price > ?'],
    ["where id in ('a', 'b',\n'c')", 'where id in (?…)'],
    ['select $tag$ secret $tag$, $$secret$$', 'select ?…'],
    [
      'select t1.column2, "p3" from t1 -- secret\nwhere /* secret */ true',
      'select t1.column2, "p3" from t1 where true',
    ],
    [`select '-- not a comment', 'secret'\n, "it's", 'secret'`, `select ?… , "it's", ?`],
    ["select E'it\\'s', 'a\\', 'secret'", 'select ?…'],
    ["select 'secret without an end", 'select ?'],
  ])('%j keeps names and drops values', (sql, text) => {
    expect(normalizeSql(sql)).toBe(text);
  });

  it('truncates long statements', () => {
    expect(normalizeSql(`select ${'a, '.repeat(1000)}b`).length).toBeLessThanOrEqual(1001);
  });
});

describe('operationOf', () => {
  it.each([
    ['select 1', 'select'],
    ['  INSERT into x', 'insert'],
    ['(select 1) union (select 2)', 'select'],
    ['with a as (select 1) select', 'with'],
    ['savepoint sp1', 'other'],
    ['', 'other'],
  ])('%j → %s', (sql, operation) => {
    expect(operationOf(sql)).toBe(operation);
  });
});
