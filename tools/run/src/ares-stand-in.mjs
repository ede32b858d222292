// @ts-check
// A stand-in register of companies that speaks the REST protocol of ARES (ares.gov.cz) over a few invented companies.
// `npm start` starts it where ARES_URL is unset; by itself:
//   node tools/run/src/ares-stand-in.mjs 4013      then ARES_URL=http://127.0.0.1:4013
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const country = { kodStatu: 'CZ', nazevStatu: 'Česká republika' };

/** @type {readonly (Record<string, unknown> & { ico: string })[]} */
const subjects = [
  {
    ico: '91234565',
    obchodniJmeno: 'Zahradníček a synové s.r.o.',
    dic: 'CZ91234565',
    datumVzniku: '2004-03-15',
    sidlo: {
      ...country,
      nazevObce: 'Olomouc',
      nazevCastiObce: 'Holice',
      nazevUlice: 'Průmyslová',
      cisloDomovni: 8,
      typCisloDomovni: 1,
      psc: 77900,
      textovaAdresa: 'Průmyslová 8, Holice, 77900 Olomouc',
    },
  },
  {
    ico: '24081353',
    obchodniJmeno: 'Park a zeleň a.s.',
    dic: 'CZ24081353',
    datumVzniku: '2011-06-01',
    sidlo: {
      ...country,
      nazevObce: 'Praha',
      nazevCastiObce: 'Karlín',
      nazevUlice: 'Lipová',
      cisloDomovni: 678,
      typCisloDomovni: 1,
      cisloOrientacni: 23,
      psc: 18600,
      textovaAdresa: 'Lipová 678/23, Karlín, 18600 Praha 8',
    },
  },
  {
    // A sole trader who pays no VAT, in a village without streets.
    ico: '12345679',
    obchodniJmeno: 'Jan Truhlář',
    datumVzniku: '2018-01-10',
    sidlo: {
      ...country,
      nazevObce: 'Horní Lhota',
      nazevCastiObce: 'Dolní Lhota',
      cisloDomovni: 12,
      typCisloDomovni: 1,
      psc: 76323,
      textovaAdresa: 'Dolní Lhota 12, 76323 Horní Lhota',
    },
  },
  {
    ico: '25173901',
    obchodniJmeno: 'Uschlý list s.r.o.',
    dic: 'CZ25173901',
    datumVzniku: '1999-05-02',
    datumZaniku: '2019-12-31',
    sidlo: {
      ...country,
      nazevObce: 'Olomouc',
      nazevUlice: 'Podzimní',
      cisloDomovni: 7,
      typCisloDomovni: 1,
      psc: 77900,
      textovaAdresa: 'Podzimní 7, 77900 Olomouc',
    },
  },
];

const path = /^\/ekonomicke-subjekty-v-be\/rest\/ekonomicke-subjekty\/(\d{8})$/;

/** @param {string} url @returns {{ status: number, body: object }} */
function answer(url) {
  if (url === '/readyz') return { status: 200, body: {} };
  const [, ico] = path.exec(url) ?? [];
  if (ico === undefined) return { status: 400, body: { kod: 'CHYBA_VSTUPU', popis: 'Chyba vstupu' } };
  const subject = subjects.find((candidate) => candidate.ico === ico);
  if (subject !== undefined) return { status: 200, body: { icoId: ico, primarniZdroj: 'vr', ...subject } };
  return { status: 404, body: { kod: 'NENALEZENO', popis: 'Ekonomický subjekt nebyl nalezen' } };
}

/** Responds to `GET /ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/{ico}`; 404 for an unknown number. */
export function createAresStandIn() {
  return createServer((request, response) => {
    const { status, body } = answer(request.url ?? '/');
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.argv[2] ?? 4013);
  // Started by another process, it ends with it.
  process.once('disconnect', () => process.exit());
  createAresStandIn().listen(port, '127.0.0.1', () => {
    if (process.send === undefined) console.log(`ARES_URL=http://127.0.0.1:${port}`);
  });
}
