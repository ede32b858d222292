import { zonedDay } from '@vyloha/contract';
import { fromMinor } from '@vyloha/money';
import { imagePath, paths } from '@vyloha/links';
import type { ProductBox } from './product/product-box';
import type { ProductDetail } from './product/product-detail';
import type { Review } from './reviews/review';

type JsonLd = Readonly<Record<string, unknown>>;

const maxStars = 5;

function offerOf(product: ProductDetail, url: string, currencyCode: string): JsonLd | null {
  // What is not sold is not offered either, though it may have a price.
  if (product.price === null || product.availability === null) return null;
  const state = product.canBeBought ? 'InStock' : 'OutOfStock';
  return {
    '@type': 'Offer',
    url,
    price: fromMinor(product.price.current.withTaxMinor).toFixed(2),
    priceCurrency: currencyCode,
    availability: `https://schema.org/${state}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}

function ratingOf({ rating, ratingCount }: ProductDetail): JsonLd | null {
  if (rating === null || ratingCount === 0) return null;
  return { '@type': 'AggregateRating', ratingValue: ((rating / 100) * maxStars).toFixed(1), reviewCount: ratingCount };
}

function reviewOf({ stars, text, authorName, createdAt }: Review): JsonLd {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: authorName },
    datePublished: zonedDay(createdAt),
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: maxStars, worstRating: 1 },
    ...(text !== null && { reviewBody: text }),
  };
}

/** A product as schema.org describes it to search engines. */
export function productJsonLd(
  product: ProductDetail,
  origin: string,
  currencyCode: string,
  reviews: readonly Review[],
): JsonLd {
  const url = `${origin}${paths.product(product.slug)}`;
  const offer = offerOf(product, url, currencyCode);
  const rating = ratingOf(product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.fullname,
    sku: product.code,
    image: product.pictures.map(({ fileKey }) => `${origin}${imagePath(fileKey, { width: 1200, height: 1200 })}`),
    ...(product.perex !== null && { description: product.perex }),
    ...(product.ean !== null && { gtin: product.ean }),
    ...(product.brand !== null && { brand: { '@type': 'Brand', name: product.brand.title } }),
    ...(offer !== null && { offers: offer }),
    ...(rating !== null && { aggregateRating: rating }),
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
  };
}

/** Products of a list by their pages, in its order. */
export function productListJsonLd(products: readonly Pick<ProductBox, 'slug'>[], origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + paths.product(slug),
    })),
  };
}

/** Questions with their answers as plain text. */
export function questionsJsonLd(questions: readonly { title: string; answer: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
