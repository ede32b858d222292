import { graphql, wordsFragment } from '@vyloha/cms-client/browser';

/** What the dropdown asks for; browsers send its id alone, the host adds ids that the search service recommends. */
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
          categories {
            total
            entities {
              _id
              title {
                ...Words
              }
              path {
                ...Words
              }
            }
          }
          virtualCategories {
            total
            entities {
              _id
              title {
                ...Words
              }
              path {
                ...Words
              }
            }
          }
          articles {
            total
            entities {
              _id
              title {
                ...Words
              }
              page_meta {
                slug {
                  ...Words
                }
              }
            }
          }
          questions {
            total
            entities {
              _id
              title {
                ...Words
              }
            }
          }
          menuItems {
            total
            entities {
              id
              title {
                ...Words
              }
              link {
                link_type
                target
                path
                urlRewrite {
                  ...Words
                }
              }
            }
          }
          namedVariants {
            productId
            variantId
          }
        }
      }
    `,
    [wordsFragment],
  ),
);
