export const expectedDatabaseUrl =
  'an address such as postgres://user@host/database, with several hosts host:5432,other:5432';

const parts = /^(?<start>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<path>[^?#]*)(?:\?(?<query>[^#]*))?$/;
/** What libpq calls the choice among several hosts, where it is the shop's own. */
const chosen = { target_session_attrs: ['read-write', 'primary', 'any'] };

/** The query without what says how to choose among the hosts; null where it asks for another choice. */
function toQuery(text: string): string | null {
  const query = new URLSearchParams(text);
  for (const [name, values] of Object.entries(chosen)) {
    if (!values.includes(query.get(name) ?? 'any')) return null;
    query.delete(name);
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/**
 * One address for each host of a connection string as libpq knows it, `postgres://user@a:5432,b:5432/database`; null for
 * another kind of address.
 */
export function parseDatabaseUrl(value: string): readonly string[] | null {
  const { start, hosts, path, query: text = '' } = parts.exec(value)?.groups ?? {};
  const query = toQuery(text);
  if (start === undefined || hosts === undefined || query === null) return null;
  const addresses = hosts.split(',').map((host) => `${start}${host}${(path ?? '').replace(/\/+$/, '')}${query}`);
  const isHostMissing = hosts.includes(',') && hosts.split(',').includes('');
  return isHostMissing || !addresses.every((address) => URL.canParse(address)) ? null : addresses;
}
