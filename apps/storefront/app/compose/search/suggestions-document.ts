import { graphql } from '@vyloha/cms-client/browser';

/** What the dropdown asks for; browsers send its id alone. */
export const suggestionsDocument = graphql.persisted(
  'search-suggestions',
  graphql(`
    query SearchSuggestions($query: String!, $limit: Int!) {
      search(q: $query, limit: $limit) {
        __typename
        products {
          __typename
          total
          entities {
            __typename
            id
            fullname
            slug
            mainImage {
              __typename
              fileKey
            }
          }
        }
        categories {
          __typename
          total
          entities {
            __typename
            _id
            title {
              __typename
              cs
              sk
            }
            path {
              __typename
              cs
              sk
            }
          }
        }
        virtualCategories {
          __typename
          total
          entities {
            __typename
            _id
            title {
              __typename
              cs
              sk
            }
            path {
              __typename
              cs
              sk
            }
          }
        }
        articles {
          __typename
          total
          entities {
            __typename
            _id
            title {
              __typename
              cs
              sk
            }
            page_meta {
              __typename
              slug {
                __typename
                cs
                sk
              }
            }
          }
        }
        questions {
          __typename
          total
          entities {
            __typename
            _id
            title {
              __typename
              cs
              sk
            }
          }
        }
        menuItems {
          __typename
          total
          entities {
            __typename
            id
            title {
              __typename
              cs
              sk
            }
            link {
              __typename
              link_type
              target
              path
              urlRewrite {
                __typename
                cs
                sk
              }
            }
          }
        }
      }
    }
  `),
);
