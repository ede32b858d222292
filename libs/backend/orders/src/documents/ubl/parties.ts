import type { XmlElement } from '@vyloha/backend-kernel';
import type { DocumentCountry, DocumentData, Party } from '../document-data';
import type { PostalAddress } from '@vyloha/contract';
import { companyNumberOf, endpointOf, sellerOf, slovakTaxNumberOf, vatNumberOf } from './addresses';
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

/** Of a trader who pays no VAT neither party may have one (BR-O-02). */
function vatScheming(party: Party, { treatment }: Pick<DocumentData, 'treatment'>): XmlElement | null {
  const vat = treatment === 'nonPayer' ? null : vatNumberOf(party);
  return vat === null ? null : cac('PartyTaxScheme', [cbc('CompanyID', vat), vatScheme()]);
}

/** DIČ of a Slovak seller; of a buyer only the number for VAT has a place. */
function taxScheming(party: Party): XmlElement | null {
  const number = slovakTaxNumberOf(party);
  if (number === null) return null;
  return cac('PartyTaxScheme', [cbc('CompanyID', number), cac('TaxScheme', [cbc('ID', 'TAX')])]);
}

export function seller(data: DocumentData): XmlElement | null {
  const supplier = sellerOf(data);
  const party = cac('Party', [
    identifier('EndpointID', endpointOf(supplier)),
    cac('PartyName', [cbc('Name', supplier.name)]),
    address('PostalAddress', supplier, supplier.country),
    vatScheming(supplier, data),
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

export function buyer(data: DocumentData, country: DocumentCountry): XmlElement | null {
  const { customer } = data;
  const party = cac('Party', [
    identifier('EndpointID', endpointOf({ ...customer, country })),
    cac('PartyName', [cbc('Name', customer.name)]),
    address('PostalAddress', customer, country),
    vatScheming(customer, data),
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
