import {
  graphql,
  optionalTranslatedFragment,
  pageMetaFragment,
  pictureFragment,
  translatedFragment,
  translatedRichTextFragment,
  type CmsClient,
} from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { messageSentSchema, type ContactMessage } from '../../model/pages/contact-form-input';
import type { ContentPageResponse } from '../../model/pages/content-page';
import { contentPageResponseSchemas } from '../../model/pages/content-page-response';
import {
  termsVersionResponse,
  termsVersionsResponse,
  type TermsVersion,
  type TermsVersionLink,
} from '../../model/pages/terms-version';

/** The picture beside invitations to contact the shop. */
export const contactImageFragment = graphql(
  `
    fragment ContactImage on Configuration {
      contact_block_image {
        ...Picture
      }
    }
  `,
  [pictureFragment],
);

export const pageLinkFragment = graphql(
  `
    fragment PageLink on Page {
      _id
      title {
        ...TranslatedText
      }
      page_meta {
        slug {
          ...TranslatedText
        }
        seo_description {
          ...OptionalTranslatedText
        }
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment],
);

export const contentPageFragment = graphql(
  `
    fragment ContentPage on Page {
      _id
      title {
        ...TranslatedText
      }
      content {
        ...TranslatedRichTextNodes
      }
      contact_box {
        title_frontend {
          ...OptionalTranslatedText
        }
        description {
          ...OptionalTranslatedText
        }
        show_button
      }
      page_meta {
        ...PageMeta
        slug {
          ...TranslatedText
        }
      }
    }
  `,
  [translatedRichTextFragment, translatedFragment, optionalTranslatedFragment, pageMetaFragment],
);

/** A page by its slug, and the pages with the highest weight. */
export const contentPageQuery = graphql(
  `
    query ContentPage($slug: String!, $pages: Int!) {
      page(slug: $slug) {
        ...ContentPage
      }
      pages: page(limit: $pages) {
        ...PageLink
      }
      configuration {
        ...ContactImage
      }
    }
  `,
  [contentPageFragment, pageLinkFragment, contactImageFragment],
);

/** Number of links to other pages beside a text. */
const maxPages = 12;

/** The page with this slug in either language, with links to others, or null. Shared by all shoppers. */
export async function getContentPage(cms: CmsClient, slug: string, locale: Locale): Promise<ContentPageResponse> {
  return cms.query(
    contentPageQuery,
    { slug, pages: maxPages },
    { schema: contentPageResponseSchemas[locale], shared: true },
  );
}

/** Sends a message to the shop's staff. */
export function sendContactMessage(store: StoreClient, message: ContactMessage): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/contact-form', body: message, schema: messageSentSchema });
}

/** Versions of the terms in the shopper's language, the newest first; none by a backend without this call. */
export async function listTermsVersions(store: StoreClient): Promise<readonly TermsVersionLink[]> {
  const response = await store.send({
    method: 'GET',
    path: '/api/v1/terms',
    schema: termsVersionsResponse,
    optional: true,
  });
  return response.ok ? response.data : [];
}

/** One version; `null` when there is no such in the shopper's language. */
export async function getTermsVersion(store: StoreClient, id: string): Promise<TermsVersion | null> {
  const path = `/api/v1/terms/${encodeURIComponent(id)}`;
  const response = await store.send({ method: 'GET', path, schema: termsVersionResponse, optional: true });
  return response.ok ? response.data : null;
}
