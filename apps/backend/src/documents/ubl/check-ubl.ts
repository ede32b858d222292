import { parseXml, type XmlNode } from '../../testing/xml-tree';

/** Whether a rule holds; of several elements for each. */
type Rule = (root: XmlNode) => boolean | readonly boolean[];

const local = ({ name }: XmlNode) => name.replace(/^\w+:/, '');

/** All elements at a path of local names. */
function all(from: XmlNode, path: string): XmlNode[] {
  return path
    .split('/')
    .reduce<XmlNode[]>(
      (nodes, step) => nodes.flatMap(({ children }) => children.filter((child) => local(child) === step)),
      [from],
    );
}

const textOf = (from: XmlNode, path: string) => all(from, path)[0]?.text ?? '';
const exists = (from: XmlNode, path: string) =>
  all(from, path).some(({ children, text }) => children.length > 0 || text.trim() !== '');

function descendants(node: XmlNode): XmlNode[] {
  return [node, ...node.children.flatMap(descendants)];
}

const scale = 100;
/** In hundredths. */
const minor = (text: string) => Math.round(Number(text) * scale);
const minorAt = (from: XmlNode, path: string) => (exists(from, path) ? minor(textOf(from, path)) : 0);
const sum = (nodes: readonly XmlNode[], path: string) => nodes.reduce((total, node) => total + minorAt(node, path), 0);

const linesOf = (root: XmlNode) => [...all(root, 'InvoiceLine'), ...all(root, 'CreditNoteLine')];
const allowancesOf = (root: XmlNode) => all(root, 'AllowanceCharge');
const subtotalsOf = (root: XmlNode) => all(root, 'TaxTotal/TaxSubtotal');
const totals = 'LegalMonetaryTotal';
const sellerPath = 'AccountingSupplierParty/Party';
const buyerPath = 'AccountingCustomerParty/Party';
const typeCode = (root: XmlNode) => textOf(root, 'InvoiceTypeCode') || textOf(root, 'CreditNoteTypeCode');
const quantityOf = (line: XmlNode) => all(line, 'InvoicedQuantity')[0] ?? all(line, 'CreditedQuantity')[0];
const ownTotal = (root: XmlNode) => all(root, 'TaxTotal').find((total) => exists(total, 'TaxSubtotal'));

const vatIdsAt = (root: XmlNode, party: string) =>
  all(root, `${party}/PartyTaxScheme`)
    .filter((scheme) => textOf(scheme, 'TaxScheme/ID') === 'VAT')
    .map((scheme) => textOf(scheme, 'CompanyID'));

/** Lines, allowances and summaries of a category. */
function ofCategory(root: XmlNode, category: string) {
  const isOf = (path: string) => (node: XmlNode) => textOf(node, `${path}/ID`) === category;
  return {
    lines: linesOf(root).filter(isOf('Item/ClassifiedTaxCategory')),
    allowances: allowancesOf(root).filter(isOf('TaxCategory')),
    subtotals: subtotalsOf(root).filter(isOf('TaxCategory')),
  };
}

const linePercent = (line: XmlNode) => textOf(line, 'Item/ClassifiedTaxCategory/Percent');
const percent = (node: XmlNode) => textOf(node, 'TaxCategory/Percent');
const isExplained = (subtotal: XmlNode) =>
  exists(subtotal, 'TaxCategory/TaxExemptionReason') || exists(subtotal, 'TaxCategory/TaxExemptionReasonCode');
/** Of a whole unit, as the published rules allow. */
const isNear = (a: number, b: number) => Math.abs(a - b) < scale;

const netOf = (lines: readonly XmlNode[], allowances: readonly XmlNode[]) =>
  sum(lines, 'LineExtensionAmount') - sum(allowances, 'Amount');

/** The rules of a category by which there is no tax. */
function untaxedRules(prefix: string, category: string, needsReason: boolean): Record<string, Rule> {
  return {
    [`${prefix}-01`]: (root) => {
      const { lines, allowances, subtotals } = ofCategory(root, category);
      return lines.length + allowances.length === 0 ? subtotals.length === 0 : subtotals.length === 1;
    },
    [`${prefix}-02`]: (root) => ofCategory(root, category).lines.length === 0 || vatIdsAt(root, sellerPath).length > 0,
    [`${prefix}-05`]: (root) => ofCategory(root, category).lines.map((line) => Number(linePercent(line)) === 0),
    [`${prefix}-06`]: (root) => ofCategory(root, category).allowances.map((node) => Number(percent(node)) === 0),
    [`${prefix}-08`]: (root) => {
      const { lines, allowances, subtotals } = ofCategory(root, category);
      return subtotals.map((subtotal) => minorAt(subtotal, 'TaxableAmount') === netOf(lines, allowances));
    },
    [`${prefix}-09`]: (root) => ofCategory(root, category).subtotals.map((node) => minorAt(node, 'TaxAmount') === 0),
    [`${prefix}-10`]: (root) => ofCategory(root, category).subtotals.map((node) => isExplained(node) === needsReason),
  };
}

/** In the order of the schema of UBL 2.1; what is not listed must not be there. */
const sequences: Readonly<Record<string, readonly string[]>> = {
  Invoice: [
    ...['CustomizationID', 'ProfileID', 'ID', 'IssueDate', 'DueDate', 'InvoiceTypeCode', 'Note', 'TaxPointDate'],
    ...['DocumentCurrencyCode', 'TaxCurrencyCode', 'OrderReference', 'BillingReference', 'AccountingSupplierParty'],
    ...['AccountingCustomerParty', 'Delivery', 'PaymentMeans', 'PaymentTerms', 'AllowanceCharge', 'TaxTotal'],
    ...['LegalMonetaryTotal', 'InvoiceLine'],
  ],
  CreditNote: [
    ...['CustomizationID', 'ProfileID', 'ID', 'IssueDate', 'TaxPointDate', 'CreditNoteTypeCode', 'Note'],
    ...['DocumentCurrencyCode', 'TaxCurrencyCode', 'OrderReference', 'BillingReference', 'AccountingSupplierParty'],
    ...['AccountingCustomerParty', 'Delivery', 'PaymentMeans', 'PaymentTerms', 'AllowanceCharge', 'TaxTotal'],
    ...['LegalMonetaryTotal', 'CreditNoteLine'],
  ],
  Party: ['EndpointID', 'PartyName', 'PostalAddress', 'PartyTaxScheme', 'PartyLegalEntity', 'Contact'],
  PostalAddress: ['StreetName', 'CityName', 'PostalZone', 'Country'],
  Address: ['StreetName', 'CityName', 'PostalZone', 'Country'],
  PartyLegalEntity: ['RegistrationName', 'CompanyID', 'CompanyLegalForm'],
  Delivery: ['ActualDeliveryDate', 'DeliveryLocation', 'DeliveryParty'],
  AllowanceCharge: ['ChargeIndicator', 'AllowanceChargeReasonCode', 'AllowanceChargeReason', 'Amount', 'TaxCategory'],
  TaxSubtotal: ['TaxableAmount', 'TaxAmount', 'TaxCategory'],
  TaxCategory: ['ID', 'Percent', 'TaxExemptionReasonCode', 'TaxExemptionReason', 'TaxScheme'],
  LegalMonetaryTotal: [
    ...['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'AllowanceTotalAmount'],
    ...['ChargeTotalAmount', 'PrepaidAmount', 'PayableRoundingAmount', 'PayableAmount'],
  ],
  InvoiceLine: ['ID', 'Note', 'InvoicedQuantity', 'LineExtensionAmount', 'Item', 'Price'],
  CreditNoteLine: ['ID', 'Note', 'CreditedQuantity', 'LineExtensionAmount', 'Item', 'Price'],
  Item: ['Name', 'SellersItemIdentification', 'ClassifiedTaxCategory'],
};

const isInSequence = (node: XmlNode) => {
  const sequence = sequences[local(node)];
  const positions = node.children.map((child) => sequence?.indexOf(local(child)) ?? 0);
  return positions.every((position, index) => position >= 0 && position >= (positions[index - 1] ?? 0));
};

const countries = /^[A-Z]{2}$/;
const units = ['H87', 'C62', 'MTR', 'CMT', 'MTK', 'MTQ', 'KGM', 'GRM', 'TNE', 'LTR', 'MLT', 'PR', 'SET', 'HUR'];
const moneyNames = new Set([
  ...['Amount', 'BaseAmount', 'TaxAmount', 'TaxableAmount', 'LineExtensionAmount', 'TaxExclusiveAmount'],
  ...['TaxInclusiveAmount', 'AllowanceTotalAmount', 'ChargeTotalAmount', 'PrepaidAmount', 'PayableRoundingAmount'],
  ...['PayableAmount'],
]);

/** The country of the number is one, or Greece. */
const hasCountryPrefix = (number: string) => /^(?:EL|[A-Z]{2})[0-9A-Z+*]+$/.test(number);
const endpointScheme = /^(?:0[0-9]{3}|99[0-9]{2})$/;
const vatexCategories: Readonly<Record<string, string>> = { 'VATEX-EU-G': 'G', 'VATEX-EU-IC': 'K', 'VATEX-EU-O': 'O' };

/**
 * Rules of EN 16931 (BR) and Peppol BIS Billing 3 (PEPPOL) by their published numbers, as far as documents of a shop concern
 * them, and the order of elements of the schema (UBL-XSD).
 */
const rules: Readonly<Record<string, Rule>> = {
  'UBL-XSD': (root) => descendants(root).map(isInSequence),
  'BR-01': (root) => exists(root, 'CustomizationID'),
  'BR-02': (root) => exists(root, 'ID'),
  'BR-03': (root) => /^\d{4}-\d\d-\d\d$/.test(textOf(root, 'IssueDate')),
  'BR-04': (root) => typeCode(root) === (local(root) === 'Invoice' ? '380' : '381'),
  'BR-05': (root) => exists(root, 'DocumentCurrencyCode'),
  'BR-06': (root) => exists(root, `${sellerPath}/PartyLegalEntity/RegistrationName`),
  'BR-07': (root) => exists(root, `${buyerPath}/PartyLegalEntity/RegistrationName`),
  'BR-08': (root) => exists(root, `${sellerPath}/PostalAddress`),
  'BR-09': (root) => countries.test(textOf(root, `${sellerPath}/PostalAddress/Country/IdentificationCode`)),
  'BR-10': (root) => exists(root, `${buyerPath}/PostalAddress`),
  'BR-11': (root) => countries.test(textOf(root, `${buyerPath}/PostalAddress/Country/IdentificationCode`)),
  'BR-12': (root) => exists(root, `${totals}/LineExtensionAmount`),
  'BR-13': (root) => exists(root, `${totals}/TaxExclusiveAmount`),
  'BR-14': (root) => exists(root, `${totals}/TaxInclusiveAmount`),
  'BR-15': (root) => exists(root, `${totals}/PayableAmount`),
  'BR-16': (root) => linesOf(root).length > 0,
  'BR-21': (root) => linesOf(root).map((line) => exists(line, 'ID')),
  'BR-22': (root) => linesOf(root).map((line) => Number.isFinite(Number(quantityOf(line)?.text))),
  'BR-23': (root) => linesOf(root).map((line) => quantityOf(line)?.attributes['unitCode'] !== undefined),
  'BR-24': (root) => linesOf(root).map((line) => exists(line, 'LineExtensionAmount')),
  'BR-25': (root) => linesOf(root).map((line) => exists(line, 'Item/Name')),
  'BR-26': (root) => linesOf(root).map((line) => exists(line, 'Price/PriceAmount')),
  'BR-27': (root) => linesOf(root).map((line) => Number(textOf(line, 'Price/PriceAmount')) >= 0),
  'BR-31': (root) => allowancesOf(root).map((node) => exists(node, 'Amount')),
  'BR-32': (root) => allowancesOf(root).map((node) => exists(node, 'TaxCategory/ID')),
  'BR-33': (root) =>
    allowancesOf(root).map(
      (node) => exists(node, 'AllowanceChargeReason') || exists(node, 'AllowanceChargeReasonCode'),
    ),
  'BR-45': (root) => subtotalsOf(root).map((node) => exists(node, 'TaxableAmount')),
  'BR-46': (root) => subtotalsOf(root).map((node) => exists(node, 'TaxAmount')),
  'BR-47': (root) => subtotalsOf(root).map((node) => exists(node, 'TaxCategory/ID')),
  'BR-48': (root) =>
    subtotalsOf(root).map((node) => exists(node, 'TaxCategory/Percent') || textOf(node, 'TaxCategory/ID') === 'O'),
  'BR-49': (root) => all(root, 'PaymentMeans').map((node) => exists(node, 'PaymentMeansCode')),
  'BR-53': (root) =>
    !exists(root, 'TaxCurrencyCode') ||
    all(root, 'TaxTotal/TaxAmount').some(
      ({ attributes }) => attributes['currencyID'] === textOf(root, 'TaxCurrencyCode'),
    ),
  'BR-55': (root) => all(root, 'BillingReference').map((node) => exists(node, 'InvoiceDocumentReference/ID')),
  'BR-57': (root) => exists(root, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode'),
  'BR-61': (root) =>
    all(root, 'PaymentMeans').map(
      (node) => !['30', '58'].includes(textOf(node, 'PaymentMeansCode')) || exists(node, 'PayeeFinancialAccount/ID'),
    ),
  'BR-62': (root) => endpointScheme.test(all(root, `${sellerPath}/EndpointID`)[0]?.attributes['schemeID'] ?? ''),
  'BR-63': (root) => endpointScheme.test(all(root, `${buyerPath}/EndpointID`)[0]?.attributes['schemeID'] ?? ''),
  'BR-CL-04': (root) => /^[A-Z]{3}$/.test(textOf(root, 'DocumentCurrencyCode')),
  'BR-CL-16': (root) =>
    all(root, 'PaymentMeans').map((node) => ['10', '30', '42', '48'].includes(textOf(node, 'PaymentMeansCode'))),
  'BR-CL-17': (root) =>
    [...subtotalsOf(root), ...allowancesOf(root)].map((node) => 'SZEKGO'.includes(textOf(node, 'TaxCategory/ID'))),
  'BR-CL-18': (root) => linesOf(root).map((node) => 'SZEKGO'.includes(textOf(node, 'Item/ClassifiedTaxCategory/ID'))),
  'BR-CL-23': (root) => linesOf(root).map((line) => units.includes(quantityOf(line)?.attributes['unitCode'] ?? '')),
  'BR-CO-04': (root) => linesOf(root).map((line) => exists(line, 'Item/ClassifiedTaxCategory/ID')),
  'BR-CO-09': (root) => [...vatIdsAt(root, sellerPath), ...vatIdsAt(root, buyerPath)].map(hasCountryPrefix),
  'BR-CO-10': (root) => minorAt(root, `${totals}/LineExtensionAmount`) === sum(linesOf(root), 'LineExtensionAmount'),
  'BR-CO-11': (root) => minorAt(root, `${totals}/AllowanceTotalAmount`) === sum(allowancesOf(root), 'Amount'),
  'BR-CO-13': (root) =>
    minorAt(root, `${totals}/TaxExclusiveAmount`) ===
    minorAt(root, `${totals}/LineExtensionAmount`) - minorAt(root, `${totals}/AllowanceTotalAmount`),
  'BR-CO-14': (root) => {
    const total = ownTotal(root);
    return total !== undefined && minorAt(total, 'TaxAmount') === sum(subtotalsOf(root), 'TaxAmount');
  },
  'BR-CO-15': (root) => {
    const total = ownTotal(root);
    const tax = total === undefined ? Number.NaN : minorAt(total, 'TaxAmount');
    return minorAt(root, `${totals}/TaxInclusiveAmount`) === minorAt(root, `${totals}/TaxExclusiveAmount`) + tax;
  },
  'BR-CO-16': (root) =>
    minorAt(root, `${totals}/PayableAmount`) ===
    minorAt(root, `${totals}/TaxInclusiveAmount`) -
      minorAt(root, `${totals}/PrepaidAmount`) +
      minorAt(root, `${totals}/PayableRoundingAmount`),
  'BR-CO-17': (root) =>
    subtotalsOf(root).map((node) =>
      isNear(minorAt(node, 'TaxAmount'), (minorAt(node, 'TaxableAmount') * Number(percent(node))) / 100),
    ),
  'BR-CO-18': (root) => subtotalsOf(root).length > 0,
  'BR-CO-25': (root) =>
    minorAt(root, `${totals}/PayableAmount`) <= 0 || exists(root, 'DueDate') || exists(root, 'PaymentTerms/Note'),
  'BR-CO-26': (root) =>
    exists(root, `${sellerPath}/PartyLegalEntity/CompanyID`) || vatIdsAt(root, sellerPath).length > 0,
  'BR-DEC': (root) =>
    descendants(root)
      .filter((node) => moneyNames.has(local(node)))
      .map(({ text }) => /^-?\d+(?:\.\d{1,2})?$/.test(text)),
  'BR-S-01': (root) => {
    const { lines, allowances, subtotals } = ofCategory(root, 'S');
    return lines.length + allowances.length === 0 || subtotals.length > 0;
  },
  'BR-S-02': (root) => ofCategory(root, 'S').lines.length === 0 || vatIdsAt(root, sellerPath).length > 0,
  'BR-S-05': (root) => ofCategory(root, 'S').lines.map((line) => Number(linePercent(line)) > 0),
  'BR-S-06': (root) => ofCategory(root, 'S').allowances.map((node) => Number(percent(node)) > 0),
  'BR-S-08': (root) => {
    const { lines, allowances, subtotals } = ofCategory(root, 'S');
    return subtotals.map((subtotal) => {
      const rate = percent(subtotal);
      const net = netOf(
        lines.filter((line) => linePercent(line) === rate),
        allowances.filter((node) => percent(node) === rate),
      );
      return minorAt(subtotal, 'TaxableAmount') === net;
    });
  },
  'BR-S-09': (root) =>
    ofCategory(root, 'S').subtotals.map((node) =>
      isNear(minorAt(node, 'TaxAmount'), (minorAt(node, 'TaxableAmount') * Number(percent(node))) / 100),
    ),
  'BR-S-10': (root) => ofCategory(root, 'S').subtotals.map((node) => !isExplained(node)),
  ...untaxedRules('BR-Z', 'Z', false),
  ...untaxedRules('BR-E', 'E', true),
  ...untaxedRules('BR-IC', 'K', true),
  ...untaxedRules('BR-G', 'G', true),
  ...untaxedRules('BR-O', 'O', true),
  'BR-O-02': (root) =>
    ofCategory(root, 'O').lines.length === 0 ||
    vatIdsAt(root, sellerPath).length + vatIdsAt(root, buyerPath).length === 0,
  'BR-O-05': (root) => ofCategory(root, 'O').lines.map((line) => linePercent(line) === ''),
  'BR-O-06': (root) => ofCategory(root, 'O').allowances.map((node) => percent(node) === ''),
  'BR-O-11': (root) => ofCategory(root, 'O').subtotals.length === 0 || subtotalsOf(root).length === 1,
  'BR-O-12': (root) => {
    const { lines, subtotals } = ofCategory(root, 'O');
    return subtotals.length === 0 || lines.length === linesOf(root).length;
  },
  'BR-O-13': (root) => {
    const { allowances, subtotals } = ofCategory(root, 'O');
    return subtotals.length === 0 || allowances.length === allowancesOf(root).length;
  },
  'BR-IC-02': (root) =>
    ofCategory(root, 'K').lines.length === 0 ||
    (vatIdsAt(root, sellerPath).length > 0 && vatIdsAt(root, buyerPath).length > 0),
  'BR-IC-11': (root) => ofCategory(root, 'K').subtotals.length === 0 || exists(root, 'Delivery/ActualDeliveryDate'),
  'BR-IC-12': (root) =>
    ofCategory(root, 'K').subtotals.length === 0 ||
    exists(root, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode'),
  'PEPPOL-EN16931-R001': (root) => exists(root, 'ProfileID'),
  'PEPPOL-EN16931-R002': (root) => all(root, 'Note').length <= 1,
  'PEPPOL-EN16931-R003': (root) => exists(root, 'BuyerReference') || exists(root, 'OrderReference/ID'),
  'PEPPOL-EN16931-R004': (root) =>
    textOf(root, 'CustomizationID').startsWith(
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    ),
  'PEPPOL-EN16931-R005': (root) => textOf(root, 'TaxCurrencyCode') !== textOf(root, 'DocumentCurrencyCode'),
  'PEPPOL-EN16931-R007': (root) => /^urn:fdc:peppol\.eu:2017:poacc:billing:\d\d:1\.0$/.test(textOf(root, 'ProfileID')),
  'PEPPOL-EN16931-R008': (root) =>
    descendants(root).map(({ children, text }) => children.length > 0 || text.trim() !== ''),
  'PEPPOL-EN16931-R010': (root) => exists(root, `${buyerPath}/EndpointID`),
  'PEPPOL-EN16931-R020': (root) => exists(root, `${sellerPath}/EndpointID`),
  'PEPPOL-EN16931-R043': (root) =>
    allowancesOf(root).map((node) => ['true', 'false'].includes(textOf(node, 'ChargeIndicator'))),
  'PEPPOL-EN16931-R051': (root) =>
    descendants(root)
      .filter((node) => moneyNames.has(local(node)) || local(node) === 'PriceAmount')
      .filter(
        (node) => !all(root, 'TaxTotal').some((total) => total !== ownTotal(root) && total.children.includes(node)),
      )
      .map(({ attributes }) => attributes['currencyID'] === textOf(root, 'DocumentCurrencyCode')),
  'PEPPOL-EN16931-R053': (root) => all(root, 'TaxTotal').filter((total) => exists(total, 'TaxSubtotal')).length === 1,
  'PEPPOL-EN16931-R054': (root) =>
    all(root, 'TaxTotal').filter((total) => !exists(total, 'TaxSubtotal')).length ===
    (exists(root, 'TaxCurrencyCode') ? 1 : 0),
  'PEPPOL-EN16931-R055': (root) => {
    const [own, other] = all(root, 'TaxTotal').map((total) => minorAt(total, 'TaxAmount'));
    return other === undefined || (own ?? 0) * other >= 0;
  },
  'PEPPOL-EN16931-R120': (root) =>
    linesOf(root).map((line) => {
      const price = Number(textOf(line, 'Price/PriceAmount')) * Number(quantityOf(line)?.text);
      return Math.abs(price * scale - minorAt(line, 'LineExtensionAmount')) <= 2;
    }),
  'PEPPOL-EN16931-P0104': (root) =>
    subtotalsOf(root).map((node) => {
      const category = vatexCategories[textOf(node, 'TaxCategory/TaxExemptionReasonCode')];
      return category === undefined || category === textOf(node, 'TaxCategory/ID');
    }),
};

/** Numbers of the rules that a document breaks. */
export function brokenRules(xml: string): string[] {
  const root = parseXml(xml);
  return Object.entries(rules).flatMap(([number, rule]) => {
    const result = rule(root);
    return (typeof result === 'boolean' ? result : result.every(Boolean)) ? [] : [number];
  });
}
