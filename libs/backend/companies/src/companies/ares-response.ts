import * as v from 'valibot';
import type { Company } from './company';

const maxTextLength = 500;
const text = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(maxTextLength)), '');
const number = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null);

const seatSchema = v.object({
  kodStatu: text,
  nazevObce: text,
  nazevCastiObce: text,
  nazevUlice: text,
  cisloDomovni: number,
  typCisloDomovni: number,
  cisloOrientacni: number,
  cisloOrientacniPismeno: text,
  psc: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(10_000), v.maxValue(99_999)), null),
  textovaAdresa: text,
});

/** Those parts of an economic subject of ARES that the shop uses. */
export const aresResponse = v.object({
  ico: v.string(),
  obchodniJmeno: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxTextLength)),
  dic: v.fallback(v.pipe(v.string(), v.trim(), v.regex(/^[A-Z]{2}\d{8,10}$/)), ''),
  sidlo: v.nullish(seatSchema, null),
  /** Day of dissolution. */
  datumZaniku: v.nullish(v.pipe(v.string(), v.isoDate()), null),
});

type AresSubject = v.InferOutput<typeof aresResponse>;
type Seat = v.InferOutput<typeof seatSchema>;

/** Code of `typCisloDomovni` for buildings that have a registration number instead of a descriptive one. */
const registrationNumber = 2;

/** `678/23a`; a registration number, which may be the same as somebody's descriptive one, is marked as such. */
function toHouseNumber({ cisloDomovni, typCisloDomovni, cisloOrientacni, cisloOrientacniPismeno }: Seat): string {
  if (cisloDomovni === null) return '';
  const mark = typCisloDomovni === registrationNumber ? 'č.ev.' : '';
  const orientation = cisloOrientacni === null ? '' : `/${cisloOrientacni}${cisloOrientacniPismeno}`;
  return `${mark}${cisloDomovni}${orientation}`;
}

/** 'Dlouhá 12, Staré Město, 11000 Praha': all that some subjects have. */
const textualAddress =
  /^(?<street>[^,]+?) (?<number>\S*\d\S*),(?:.*,)? ?(?<start>\d{3}) ?(?<end>\d{2}) (?<city>[^,]+)$/u;

function fromText(seat: Seat): Company['address'] {
  const { street, number: houseNumber, start, end, city } = textualAddress.exec(seat.textovaAdresa)?.groups ?? {};
  if (!street || !houseNumber || !city) return null;
  return { street, houseNumber, city, postcode: `${start} ${end}`, country_code: 'CZE' };
}

/** In villages without streets the part of the municipality is in their place. */
function toAddress(seat: Seat | null): Company['address'] {
  if (seat === null || (seat.kodStatu !== '' && seat.kodStatu !== 'CZ')) return null;
  const street = seat.nazevUlice || seat.nazevCastiObce || seat.nazevObce;
  const houseNumber = toHouseNumber(seat);
  if (street === '' || houseNumber === '' || seat.nazevObce === '' || seat.psc === null) return fromText(seat);
  const digits = String(seat.psc);
  const postcode = `${digits.slice(0, 3)} ${digits.slice(3)}`;
  return { street, houseNumber, city: seat.nazevObce, postcode, country_code: 'CZE' };
}

export function toCompany({ ico, dic, obchodniJmeno: name, sidlo }: AresSubject): Company {
  return { ico, dic, name, address: toAddress(sidlo) };
}
