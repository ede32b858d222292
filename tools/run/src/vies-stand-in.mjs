// @ts-check
// A stand-in register of numbers for VAT that speaks the REST protocol of VIES (ec.europa.eu/taxation_customs/vies/rest-api)
// over a few invented companies. `npm start` starts it where VIES_URL is unset; by itself:
//   node tools/run/src/vies-stand-in.mjs 4016      then VIES_URL=http://127.0.0.1:4016
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** Germany publishes neither name nor address, as there. */
const hidden = { name: '---', address: '---' };

/** @type {Readonly<Record<string, { name: string; address: string }>>} Those that are valid; all others are not. */
const traders = {
  CZ98765434: { name: 'Zelená výloha s.r.o.', address: 'Sokolovská 112\nPRAHA 8 - KARLÍN\n186 00  PRAHA 86' },
  CZ91234565: { name: 'Zahradníček a synové s.r.o.', address: 'Průmyslová 8\nOLOMOUC - HOLICE\n779 00  OLOMOUC 9' },
  CZ24081353: { name: 'Park a zeleň a.s.', address: 'Lipová 678/23\nPRAHA 8 - KARLÍN\n186 00  PRAHA 86' },
  SK2020123457: {
    name: 'Záhradník a dcéry s.r.o.',
    address: 'Kvetná 5\n81101 Bratislava - mestská časť Staré Mesto\nSlovensko',
  },
  PL1234563218: { name: 'ZIELONY OGRÓD SP. Z O.O.', address: 'KWIATOWA 12\n00-001 WARSZAWA' },
  DE100000000: hidden,
};

/** @type {Readonly<Record<string, string>>} What VIES refuses with, by numbers like those of its own service for tests. */
const refusals = {
  DE201000000: 'INVALID_INPUT',
  DE202000000: 'INVALID_REQUESTER_INFO',
  DE300000000: 'SERVICE_UNAVAILABLE',
  DE301000000: 'MS_UNAVAILABLE',
  DE302000000: 'TIMEOUT',
  DE500000000: 'GLOBAL_MAX_CONCURRENT_REQ',
  DE600000000: 'MS_MAX_CONCURRENT_REQ',
};

/** @param {string} error */
const refuse = (error) => ({ actionSucceed: false, errorWrappers: [{ error }] });

/** @param {string} body @returns {object} */
function check(body) {
  /** @type {unknown} */
  let question;
  try {
    question = JSON.parse(body);
  } catch {
    return refuse('INVALID_INPUT');
  }
  if (typeof question !== 'object' || question === null) return refuse('INVALID_INPUT');
  const { countryCode, vatNumber, requesterMemberStateCode, requesterNumber } = /** @type {Record<string, unknown>} */ (
    question
  );
  if (typeof countryCode !== 'string' || typeof vatNumber !== 'string') return refuse('INVALID_INPUT');
  const refusal = refusals[countryCode + vatNumber];
  if (refusal !== undefined) return refuse(refusal);
  const trader = traders[countryCode + vatNumber];
  const requester = `${String(requesterMemberStateCode ?? '')}${String(requesterNumber ?? '')}`;
  const isProven = trader !== undefined && requester !== '';
  const notCompared = 'NOT_PROCESSED';
  return {
    countryCode,
    vatNumber,
    requestDate: new Date().toISOString(),
    valid: trader !== undefined,
    requestIdentifier: isProven ? `WAPIAAAA${randomBytes(4).toString('hex').toUpperCase()}` : '',
    ...(trader ?? hidden),
    traderName: '---',
    traderStreet: '---',
    traderPostalCode: '---',
    traderCity: '---',
    traderCompanyType: '---',
    traderNameMatch: notCompared,
    traderStreetMatch: notCompared,
    traderPostalCodeMatch: notCompared,
    traderCityMatch: notCompared,
    traderCompanyTypeMatch: notCompared,
  };
}

/** Responds to `POST /check-vat-number`. */
export function createViesStandIn() {
  return createServer(async (request, response) => {
    const isKnown = request.method === 'POST' ? request.url === '/check-vat-number' : request.url === '/readyz';
    const body = await text(request);
    response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isKnown && request.method === 'POST' ? check(body) : {}));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.argv[2] ?? 4016);
  // Started by another process, it ends with it.
  process.once('disconnect', () => process.exit());
  createViesStandIn().listen(port, '127.0.0.1', () => {
    if (process.send === undefined) console.log(`VIES_URL=http://127.0.0.1:${port}`);
  });
}
