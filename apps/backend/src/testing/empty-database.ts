/** Runs SQL of one or more statements, returning the rows of a single one. */
type RunSql = (text: string) => Promise<readonly Record<string, unknown>[]>;

// Deleting from the few tables with rows takes less time than truncating all of them; most have no file yet, and most
// sequences have given no number. The migrations leave one row.
const emptyTables = `
  do $$
  declare
    relation record;
    has_rows boolean;
  begin
    set local lock_timeout = '2s';
    set local session_replication_role = replica;
    for relation in
      select oid::regclass as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
    loop
      execute format('select exists (select from %s)', relation.name) into has_rows;
      if has_rows then execute format('delete from %s', relation.name); end if;
    end loop;
    -- Restarting them would write them anew into the catalog, of which the database then has more with every test.
    perform setval(seqrelid, seqstart, false) from pg_sequence where pg_sequence_last_value(seqrelid) is not null;
    insert into shop_version default values;
  end $$`;

const describeSchema = `
  select concat_ws(' ',
    (select count(*) from pg_attribute where attrelid in
      (select oid from pg_class where relnamespace = 'public'::regnamespace)),
    (select count(*) from pg_constraint),
    (select count(*) from pg_trigger where tgenabled = 'O'),
    (select count(*) from pg_proc)
  ) as description`;

/** A text that differs when tables, columns, triggers or functions of the database were changed. */
export async function readSchema(run: RunSql): Promise<string> {
  const [row] = await run(describeSchema);
  return String(row?.['description']);
}

/**
 * Leaves a database as the migrations do, for the next test.
 * @returns false where it cannot be used again: it does not answer, or a test has changed its schema
 */
export async function emptyDatabase(run: RunSql, schema: string): Promise<boolean> {
  try {
    await run(emptyTables);
    return (await readSchema(run)) === schema;
  } catch {
    return false;
  }
}
