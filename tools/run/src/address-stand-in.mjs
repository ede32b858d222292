// @ts-check
// A stand-in for the service that completes addresses: a script for the pages of a shop, with the interface of Foxentry's
// JavaScript API, and the invented addresses it suggests. The postcode 000 00 makes it fail. `npm start` starts it where
// ADDRESS_AUTOCOMPLETE_URL is unset; by itself:
//   node tools/run/src/address-stand-in.mjs 4015      then ADDRESS_AUTOCOMPLETE_URL=http://localhost:4015/lib and the key
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { suggest, validate } from './address-stand-in/find-addresses.mjs';

/** Key of the one project that it has. */
export const addressProjectKey = 'demo';

/**
 * Names of the inputs that hold the parts of an address, as configured for the project. The first address counts all of
 * whose inputs are in a form.
 */
const projectInputs = [
  { street: 'street', number: 'houseNumber', city: 'city', zip: 'postcode', country: 'country' },
  {
    street: 'billingStreet',
    number: 'billingHouseNumber',
    city: 'billingCity',
    zip: 'billingPostcode',
    country: 'billingCountry',
  },
  { street: 'street', city: 'city', zip: 'postcode', country: 'country' },
];

const scriptFolder = new URL('./address-stand-in/browser/', import.meta.url);
const scriptPath = /^\/browser\/([a-z-]+\.mjs)$/;

// Pages of any shop may load it.
const commonHeaders = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

/** @param {URL} url @returns {object | null} */
function answer({ pathname, searchParams }) {
  if (pathname === '/readyz') return {};
  if (pathname === '/project' && searchParams.get('key') === addressProjectKey) return { inputs: projectInputs };
  if (pathname === '/suggest') return suggest(searchParams);
  if (pathname === '/validate') return validate(searchParams);
  return null;
}

/** @param {string} pathname @returns {Promise<string | null>} */
async function readScript(pathname) {
  const name = pathname === '/lib' ? 'lib.mjs' : scriptPath.exec(pathname)?.[1];
  return name === undefined ? null : readFile(new URL(name, scriptFolder), 'utf8').catch(() => null);
}

/** Responds to `GET /lib`, the script, and to what the script asks for. */
export function createAddressStandIn() {
  return createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in.invalid');
    const script = await readScript(url.pathname);
    if (script !== null) {
      response.writeHead(200, { ...commonHeaders, 'Content-Type': 'text/javascript; charset=utf-8' }).end(script);
      return;
    }
    const body = answer(url);
    response.writeHead(body === null ? 404 : 200, { ...commonHeaders, 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body ?? { success: false }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.argv[2] ?? 4015);
  // Started by another process, it ends with it.
  process.once('disconnect', () => process.exit());
  createAddressStandIn().listen(port, 'localhost', () => {
    if (process.send !== undefined) return;
    console.log(`ADDRESS_AUTOCOMPLETE_URL=http://localhost:${port}/lib\nADDRESS_AUTOCOMPLETE_KEY=${addressProjectKey}`);
  });
}
