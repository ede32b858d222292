import { graphql, translatedFragment } from '@vyloha/cms-client/browser';

/** The document of the search dropdown; browsers send only its id, the host adds ids of recommended products. */
export const suggestionsDocument = graphql.persisted(
  'search-suggestions',
  graphql(
    `
      query SearchSuggestions($query: String!, $limit: Int!, $productIds: [ID!]) {
        search(q: $query, limit: $limit, product_ids: $productIds) {
          products {
            total
            entities {
              id
              fullname
              slug
              defaultVariantId
              mainImage {
                fileKey
              }
            }
          }
          brands {
            total
            entities {
              id
              title {
                ...TranslatedText
              }
              link {
                link_type
                target
                path
                urlRewrite {
                  ...TranslatedText
                }
              }
            }
          }
          categories {
            total
            entities {
              _id
              title {
                ...TranslatedText
              }
              path {
                ...TranslatedText
              }
            }
          }
          virtualCategories {
            total
            entities {
              _id
              title {
                ...TranslatedText
              }
              path {
                ...TranslatedText
              }
            }
          }
          articles {
            total
            entities {
              _id
              title {
                ...TranslatedText
              }
              page_meta {
                slug {
                  ...TranslatedText
                }
              }
            }
          }
          questions {
            total
            entities {
              _id
              title {
                ...TranslatedText
              }
            }
          }
          menuItems {
            total
            entities {
              id
              title {
                ...TranslatedText
              }
              link {
                link_type
                target
                path
                urlRewrite {
                  ...TranslatedText
                }
              }
            }
          }
          namedVariants {
            productId
            variantId
          }
          foundBy
        }
      }
    `,
    [translatedFragment],
  ),
);
