import { describe, expect, it } from 'vitest';
import { aStoreBranch } from '../testing/a-store-branch';
import { branchJsonLd } from './structured-data';

const { id, slug, name, region, address, phone, email, openingHours } = aStoreBranch();
const christmas = { date: '2026-12-25', intervals: [], reason: '1. svátek vánoční', isPublicHoliday: true };
const usual = { ...christmas, date: '2026-11-17', intervals: [{ from: '08:00', to: '18:00' }] };
const eve = { ...christmas, date: '2026-12-24', intervals: [{ from: '08:00', to: '12:00' }] };
const branch = {
  id,
  slug,
  name,
  region,
  address,
  phone,
  email,
  openingHours,
  storeId: id,
  hasStock: true,
  location: { latitude: 50.09, longitude: 14.45 },
  picture: { fileKey: 'front', alt: '' },
  pictures: [
    { fileKey: 'front', alt: '' },
    { fileKey: 'inside', alt: '' },
  ],
  isPrimary: true,
  openingExceptions: [usual, eve, christmas],
  description: null,
  services: ['Míchání barev'],
  acceptedPayments: ['cash' as const, 'card' as const],
  byCar: null,
  byPublicTransport: null,
  mapUrl: null,
  mapDescription: null,
  mapPictures: [],
  reviewUrl: null,
  modifiedAt: null,
  employees: [],
};

describe('branchJsonLd', () => {
  const data = branchJsonLd(branch, 'https://shop.example');

  it('has the place, and each picture once', () => {
    expect(data).toMatchObject({
      '@type': 'LocalBusiness',
      url: 'https://shop.example/pobocky/praha-karlin',
      geo: { latitude: 50.09, longitude: 14.45 },
      address: { addressCountry: 'CZ', postalCode: '186 00' },
      paymentAccepted: 'Cash, Credit Card',
      image: [expect.stringContaining('/img/front?'), expect.stringContaining('/img/inside?')],
    });
    expect(data).not.toHaveProperty('description');
  });

  it('has the hours of the week, and of the days that differ from it', () => {
    expect(data['openingHoursSpecification']).toHaveLength(5);
    expect(data['specialOpeningHoursSpecification']).toEqual([
      expect.objectContaining({ validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '08:00', closes: '12:00' }),
      expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
    ]);
  });
});
