import type { BranchPayment } from '@vyloha/contract';
import { type CroppedFrame, imagePath, paths } from '@vyloha/links';
import type { BranchDetail } from './branch';
import { formatIntervals, type OpeningInterval, usualIntervalsOf } from './opening-hours';

type JsonLd = Readonly<Record<string, unknown>>;

/** What the page has of it. */
type ShownBranch = Omit<BranchDetail, 'slugs' | 'seo' | 'mapFrame' | 'panoramaFrame'>;

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** schema.org takes ISO 3166-1 alpha-2. */
const alpha2: Readonly<Partial<Record<string, string>>> = { CZE: 'CZ', SVK: 'SK' };
const pictureSize = { width: 1200, height: 630 } satisfies CroppedFrame;

const toHours = ({ day, from, to }: OpeningInterval): JsonLd => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: `https://schema.org/${dayNames[day - 1]}`,
  opens: from,
  closes: to,
});

/** The days that differ from the week; a closed one opens and closes at midnight, as search engines read it. */
function toSpecialHours({ openingHours, openingExceptions }: ShownBranch): JsonLd[] {
  return openingExceptions
    .filter(({ date, intervals }) => {
      const usual = usualIntervalsOf(date, openingHours);
      return formatIntervals(intervals) !== formatIntervals(usual);
    })
    .flatMap(({ date, intervals }) =>
      (intervals.length === 0 ? [{ from: '00:00', to: '00:00' }] : intervals).map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        opens: from,
        closes: to,
        validFrom: date,
        validThrough: date,
      })),
    );
}

function toPictures({ picture, pictures }: ShownBranch, origin: string): string[] {
  const keys = new Set([picture, ...pictures].flatMap((one) => (one === null ? [] : [one.fileKey])));
  return [...keys].map((fileKey) => origin + imagePath(fileKey, { ...pictureSize, crop: true }));
}

const paymentNames = { cash: 'Cash', card: 'Credit Card', qr: 'QR code' } as const satisfies Record<
  BranchPayment,
  string
>;

/** A branch as schema.org describes it to search engines. */
export function branchJsonLd(branch: ShownBranch, origin: string): JsonLd {
  const { name, address, location, description, mapUrl, services, acceptedPayments } = branch;
  const specialHours = toSpecialHours(branch);
  const pictures = toPictures(branch, origin);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': origin + paths.branch(branch.slug),
    url: origin + paths.branch(branch.slug),
    name,
    branchCode: branch.storeId,
    telephone: branch.phone,
    email: branch.email,
    ...(description !== null && { description }),
    ...(pictures.length > 0 && { image: pictures }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postcode,
      addressLocality: address.city,
      addressCountry: alpha2[address.countryCode] ?? address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', ...location },
    ...(mapUrl !== null && { hasMap: mapUrl }),
    openingHoursSpecification: branch.openingHours.map(toHours),
    ...(specialHours.length > 0 && { specialOpeningHoursSpecification: specialHours }),
    ...(acceptedPayments.length > 0 && {
      paymentAccepted: acceptedPayments.map((kind) => paymentNames[kind]).join(', '),
    }),
    ...(services.length > 0 && {
      amenityFeature: services.map((service) => ({
        '@type': 'LocationFeatureSpecification',
        name: service,
        value: true,
      })),
    }),
  };
}
