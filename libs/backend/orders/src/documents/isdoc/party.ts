import type { Party } from '../document-data';
import { type XmlElement, xml } from '@vyloha/backend-kernel';

/** The house number of a street, which is the end of its text. */
function splitStreet(street: string): readonly [name: string, number: string] {
  const match = /^(.*?)\s+(\d[\d/\-\s]*[a-z]?)$/iu.exec(street);
  return [match?.[1] ?? street, match?.[2] ?? ''];
}

function address({ street, city, postcode, country }: Party): XmlElement {
  const [name, number] = splitStreet(street);
  return xml('PostalAddress', [
    xml('StreetName', name),
    xml('BuildingNumber', number),
    xml('CityName', city),
    xml('PostalZone', postcode.replaceAll(' ', '')),
    xml('Country', [xml('IdentificationCode', country?.code ?? ''), xml('Name', country?.name ?? '')]),
  ]);
}

/** In Slovakia the number for VAT is another one than that for taxes, which has no prefix. */
function taxSchemes({ vatin, vatinSvk }: Party): XmlElement[] {
  const isForVat = vatinSvk === null && vatin !== null && /^[a-z]{2}/i.test(vatin);
  const schemes = [
    { number: vatinSvk, scheme: 'VAT' },
    { number: vatin, scheme: isForVat ? 'VAT' : 'TIN' },
  ];
  return schemes.flatMap(({ number, scheme }) =>
    number === null ? [] : [xml('PartyTaxScheme', [xml('CompanyID', number), xml('TaxScheme', scheme)])],
  );
}

/** Who supplies or buys. */
export function party(of: Party): XmlElement {
  const { name, tin, phone, email } = of;
  const contact = [
    phone === null ? null : xml('Telephone', phone),
    email === null ? null : xml('ElectronicMail', email),
  ];
  return xml('Party', [
    xml('PartyIdentification', [xml('ID', tin ?? '')]),
    xml('PartyName', [xml('Name', name)]),
    address(of),
    ...taxSchemes(of),
    contact.every((element) => element === null) ? null : xml('Contact', contact),
  ]);
}
