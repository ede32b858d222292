// @ts-check
// A stand-in geolocation service for the currency of visitors: example addresses reserved by the standards
// are mapped to countries, local addresses to the Czech Republic.
//   node tools/run/src/country-stand-in.mjs 4010      then GEOIP_URL=http://127.0.0.1:4010
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

/** @type {readonly [start: string, country: string][]} */
const countries = [
  ['127.', 'CZ'],
  ['10.', 'CZ'],
  ['192.168.', 'CZ'],
  ['::1', 'CZ'],
  ['::ffff:127.', 'CZ'],
  ['192.0.2.', 'AT'],
  ['198.51.100.', 'SK'],
  ['203.0.113.', 'DE'],
];

/** @param {string} address */
function findCountry(address) {
  return countries.find(([start]) => address.startsWith(start))?.[1] ?? null;
}

/** Responds to `GET /?ip={address}` with `{"country": "SK"}`, or `null` for unknown addresses. */
export function createCountryStandIn() {
  return createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://stand-in.invalid');
    const address = searchParams.get('ip');
    response.writeHead(address === null ? 400 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(address === null ? { error: 'ip is missing' } : { country: findCountry(address) }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.argv[2] ?? 4010);
  createCountryStandIn().listen(port, '127.0.0.1', () => console.log(`GEOIP_URL=http://127.0.0.1:${port}`));
}
