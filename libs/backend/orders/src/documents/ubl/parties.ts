import type { XmlElement } from '@vyloha/backend-kernel';
import type { DocumentCountry, DocumentData, Party } from '../document-data';
import type { PostalAddress } from '@vyloha/contract';
import { companyNumberOf, endpointOf, slovakTaxNumberOf, vatNumberOf } from './addresses';
import { cac, cbc, identifier, vatScheme } from './elements';

export function address(
  name: string,
  { street, city, postcode }: PostalAddress,
  country: DocumentCountry | null,
): XmlElement | null {
  return cac(name, [
    cbc('StreetName', street),
    cbc('CityName', city),
    cbc('PostalZone', postcode),
    cac('Country', [cbc('IdentificationCode', country?.code ?? null)]),
  ]);
}

function vatScheming(party: Party): XmlElement | null {
  const vat = vatNumberOf(party);
  return vat === null ? null : cac('PartyTaxScheme', [cbc('CompanyID', vat), vatScheme()]);
}

/** DIČ of a Slovak seller; of a buyer only the number for VAT has a place. */
function taxScheming(party: Party): XmlElement | null {
  const number = slovakTaxNumberOf(party);
  if (number === null) return null;
  return cac('PartyTaxScheme', [cbc('CompanyID', number), cac('TaxScheme', [cbc('ID', 'TAX')])]);
}

export function seller({ supplier }: DocumentData): XmlElement | null {
  const party = cac('Party', [
    identifier('EndpointID', endpointOf(supplier)),
    cac('PartyName', [cbc('Name', supplier.name)]),
    address('PostalAddress', supplier, supplier.country),
    vatScheming(supplier),
    taxScheming(supplier),
    cac('PartyLegalEntity', [
      cbc('RegistrationName', supplier.name),
      identifier('CompanyID', companyNumberOf(supplier)),
      cbc('CompanyLegalForm', supplier.register),
    ]),
    cac('Contact', [cbc('Telephone', supplier.phone), cbc('ElectronicMail', supplier.email)]),
  ]);
  return cac('AccountingSupplierParty', [party]);
}

export function buyer({ customer }: DocumentData, country: DocumentCountry): XmlElement | null {
  const party = cac('Party', [
    identifier('EndpointID', endpointOf({ ...customer, country })),
    cac('PartyName', [cbc('Name', customer.name)]),
    address('PostalAddress', customer, country),
    vatScheming(customer),
    cac('PartyLegalEntity', [
      cbc('RegistrationName', customer.name),
      identifier('CompanyID', companyNumberOf({ ...customer, country })),
    ]),
    cac('Contact', [cbc('ElectronicMail', customer.email)]),
  ]);
  return cac('AccountingCustomerParty', [party]);
}

export function delivery({ suppliedOn, delivery: to }: DocumentData, buyerCountry: DocumentCountry): XmlElement | null {
  return cac('Delivery', [
    cbc('ActualDeliveryDate', suppliedOn),
    cac('DeliveryLocation', [address('Address', to.address, to.country ?? buyerCountry)]),
    cac('DeliveryParty', [cac('PartyName', [cbc('Name', to.name)])]),
  ]);
}
