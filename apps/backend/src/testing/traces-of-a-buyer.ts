/** What a buyer fills in that says more of them than their company has to know. */
export const personalInput = {
  comment: 'Zvoňte u Malých',
  shipper_comment: 'Pes nekouše',
  newsletter: true,
  consent_texts: { newsletter: 'Chci novinky' },
  utm: 'z-kampane',
  custom: { formalTitle: 'Mrs', dateOfBirth: '1980-02-03', companyName: 'Zahrady', custom_order_number: 'OBJ-7' },
};

/** Whole JSON values of the buyer's account and of what they filled in: ids and hashes hold any short text by chance. */
export const tracesOfBuyer = [
  ...['"Eva Malá"', '"u-nakupci"', '"nakupci@example.com"', '"+420 777 123 456"', '"Dlouhá 12"', '"110 00"'],
  ...['"Zvoňte u Malých"', '"Pes nekouše"', '"Chci novinky"', '"z-kampane"', '"Mrs"', '"1980-02-03"'],
];

/** Which of them a JSON text has. */
export const findTraces = (json: string): string[] => tracesOfBuyer.filter((trace) => json.includes(trace));
