import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { RepeatedStatements } from './repeated-statements';

interface UnnamedQuery {
  text: string;
}

/** Statements that are built once bring a name. */
function isUnnamed(config: unknown): config is UnnamedQuery {
  if (typeof config !== 'object' || config === null || ('name' in config && config.name !== undefined)) return false;
  return 'text' in config && typeof config.text === 'string';
}

/**
 * Gives names to statements that are repeated: each connection then parses them once, and the server may keep their
 * plans. Statements without values are left alone, since they may be several at once.
 */
export function nameRepeatedStatements(pool: Pool): void {
  const repeated = new RepeatedStatements<{ name: string }>();

  function nameOf(text: string): string | null {
    const known = repeated.find(text);
    if (known !== null) return known.name;
    // Connections never forget a name.
    if (repeated.isFull || !repeated.isRepeated(text)) return null;
    const name = repeated.newName();
    repeated.add(text, { name });
    return name;
  }

  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(target, self, [config, values, ...rest]: unknown[]) {
        const hasValues = isUnnamed(config) && Array.isArray(values) && values.length > 0;
        const name = hasValues ? nameOf(config.text) : null;
        const named = name === null || !isUnnamed(config) ? config : { ...config, name };
        return Reflect.apply(target as never, self, [named, values, ...rest]);
      },
    });
  });
}

/** Takes names away from statements that bring one: what a transaction has prepared, the next one may not find. */
export function unnameStatements(pool: Pool): void {
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(target, self, [config, ...rest]: unknown[]) {
        const isNamed = typeof config === 'object' && config !== null && 'name' in config;
        return Reflect.apply(target as never, self, [isNamed ? { ...config, name: undefined } : config, ...rest]);
      },
    });
  });
}

/**
 * Whether a pooler of transactions finds named statements again: it then has names of its own for them on the server, as
 * PgBouncer from 1.21 on.
 */
export async function knowsNames(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, application_name: 'vyloha' });
  client.on('error', () => undefined);
  const name = `vyloha_${randomUUID()}`;
  try {
    await client.connect();
    await client.query('begin');
    await client.query({ name, text: 'select $1::int', values: [1] });
    const { rowCount } = await client.query({
      text: 'select from pg_prepared_statements where name = $1',
      values: [name],
    });
    if (rowCount !== 0) await client.query(`deallocate ${client.escapeIdentifier(name)}`);
    await client.query('commit');
    return rowCount === 0;
  } finally {
    await client.end();
  }
}
