// Serves PostgreSQL from a persistent folder for as long as the parent process lives; sends the parent the address of a
// database of the given name. Exit code 3 means that no PostgreSQL is available.
import { Client } from 'pg';
import { findPostgres } from './find-postgres';
import { startPostgres } from './postgres-server';

const [folder = '', port = '', replicaOf = '', ...names] = process.argv.slice(2);
const programs = findPostgres();
if (programs === null) process.exit(3);
const server = await startPostgres(programs, folder, {
  port: port === '' ? undefined : Number(port),
  replicaOf: replicaOf === '' ? undefined : replicaOf,
});
const client = new Client({ connectionString: server.url });
await client.connect();
for (const name of names) {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
}
await client.end();
process.send?.({ origin: server.url.slice(0, server.url.lastIndexOf('/')) });
process.once('disconnect', () => void server.stop().then(() => process.exit(0)));
