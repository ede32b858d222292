import {
  type BranchPayment,
  byLocale,
  displayText,
  type Locale,
  localizedPicture,
  pageMeta,
  pickTranslation,
  translatedField,
  translatedString,
  translatedText,
} from '@vyloha/contract';
import * as v from 'valibot';
import type { BranchDetail } from './branch';
import { branchFields, toBranch } from './branch-response';
import { acceptedPaymentsResponse, openingExceptionResponse } from './store-branch-response';

const optionalTranslated = translatedField(v.nullable(displayText));

const employeeFields = (locale: Locale) =>
  v.object({
    title: v.string(),
    position: v.nullable(optionalTranslated),
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    photo: v.nullable(localizedPicture(locale)),
  });

const metaFields = (locale: Locale) => v.intersect([v.object({ slug: translatedString }), pageMeta(locale)]);

const detailFields = (locale: Locale) =>
  v.object({
    ...branchFields(locale).entries,
    page_meta: metaFields(locale),
    storeBranch: v.object({
      ...branchFields(locale).entries.storeBranch.entries,
      warehouseId: v.nullable(v.string()),
      acceptedPayments: acceptedPaymentsResponse,
    }),
    opening_exceptions: v.array(
      v.object({
        ...openingExceptionResponse.entries,
        reason: v.nullable(translatedText),
        is_public_holiday: v.boolean(),
      }),
    ),
    store_id: v.string(),
    description: optionalTranslated,
    services: v.array(translatedText),
    pay_with_card: v.boolean(),
    car_accessibility: optionalTranslated,
    public_transportation_accessibility: optionalTranslated,
    google_map_link: v.nullable(v.string()),
    map_iframe: v.nullable(v.string()),
    iframe_360: v.nullable(v.string()),
    map_description: optionalTranslated,
    map_images: v.array(localizedPicture(locale)),
    images: v.array(localizedPicture(locale)),
    review_link: v.nullable(v.string()),
    lastModified: v.nullable(v.string()),
    employees: v.array(employeeFields(locale)),
  });

type WireDetail = v.InferOutput<ReturnType<typeof detailFields>>;

function toOpeningExceptions(wire: WireDetail, locale: Locale): BranchDetail['openingExceptions'] {
  return wire.opening_exceptions.map(({ date, intervals, reason, is_public_holiday: isPublicHoliday }) => ({
    date,
    intervals,
    reason: reason && pickTranslation(reason, locale),
    isPublicHoliday,
  }));
}

/** Editors may have said that there are cards, and nothing else. */
function toAcceptedPayments({
  storeBranch: { acceptedPayments },
  pay_with_card: hasCards,
}: WireDetail): BranchPayment[] {
  return acceptedPayments.length === 0 && hasCards ? ['card'] : acceptedPayments;
}

function toBranchDetail(wire: WireDetail, locale: Locale): BranchDetail {
  const { slug: slugs, ...seo } = wire.page_meta;
  return {
    ...toBranch(wire, locale),
    storeId: wire.store_id,
    hasStock: wire.storeBranch.warehouseId !== null,
    slugs,
    seo,
    openingExceptions: toOpeningExceptions(wire, locale),
    description: wire.description[locale],
    services: wire.services.map((service) => pickTranslation(service, locale)),
    acceptedPayments: toAcceptedPayments(wire),
    byCar: wire.car_accessibility[locale],
    byPublicTransport: wire.public_transportation_accessibility[locale],
    mapUrl: wire.google_map_link,
    mapFrame: wire.map_iframe,
    panoramaFrame: wire.iframe_360,
    mapDescription: wire.map_description[locale],
    mapPictures: wire.map_images,
    pictures: wire.images,
    reviewUrl: wire.review_link,
    modifiedAt: wire.lastModified,
    employees: wire.employees.map(({ title, position, email, phone, photo }) => ({
      name: title,
      picture: photo,
      position: position && position[locale],
      email,
      phone,
    })),
  };
}

/** `branch` of the content system → the branch or null, by locale. */
export const branchDetailSchemas = byLocale((locale) =>
  v.pipe(
    v.object({ branch: v.array(detailFields(locale)) }),
    v.transform(({ branch: [wire] }) => (wire ? toBranchDetail(wire, locale) : null)),
  ),
);
