import { describe, expect, it } from 'vitest';
import { levels } from './case';
import { allCases } from './cases/all-cases';
import { queryNames } from './cases/content/every-query';
import { everyOperationCases } from './cases/every-operation';
import { operationNamed, operations } from './contract/operations';

/** Operations without a case of their own beside those of their kind, and why. */
const withoutOwnCase: Readonly<Record<string, string>> = {
  'POST /store/api/v1/backups': 'writes a file on the backend’s machine',
};

const isQuery = (operation: string) => operation.startsWith('query ');
const namesOf = (cases: typeof allCases) =>
  new Set(cases.filter(({ operation }) => !isQuery(operation)).map(({ operation }) => operationNamed(operation).name));

describe('the cases', () => {
  it('name operations and queries that are there', () => {
    const queries = allCases
      .filter(({ operation }) => isQuery(operation))
      .map(({ operation }) => operation.slice('query '.length));
    expect([...new Set(queries)].filter((name) => !queryNames.includes(name))).toEqual([]);
    expect(() => namesOf(allCases)).not.toThrow();
  });

  it('prove something of every operation and query', () => {
    const general = new Set(everyOperationCases);
    const proven = namesOf(allCases.filter((entry) => !general.has(entry)));
    const missing = operations.filter(({ name }) => !proven.has(name)).map(({ name }) => name);
    expect(missing).toEqual(Object.keys(withoutOwnCase));
    const covered = new Set(allCases.map(({ operation }) => operation));
    expect(queryNames.filter((name) => !covered.has(`query ${name}`))).toEqual([]);
  });

  it('have a name each, and every level has some', () => {
    const names = allCases.map(({ operation, title }) => `${operation}: ${title}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const level of levels) expect(allCases.filter((entry) => entry.level === level).length).toBeGreaterThan(20);
  });
});
