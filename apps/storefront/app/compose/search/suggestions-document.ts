import { graphql } from '@vyloha/cms-client/browser';

/** What the dropdown asks for; browsers send its id alone. */
export const suggestionsDocument = graphql.persisted(
  'search-suggestions',
  graphql(`
    query SearchSuggestions($query: String!, $limit: Int!) {
      search(q: $query, limit: $limit) {
        products {
          total
          entities {
            id
            fullname
            slug
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
              cs
              sk
            }
            path {
              cs
              sk
            }
          }
        }
        virtualCategories {
          total
          entities {
            _id
            title {
              cs
              sk
            }
            path {
              cs
              sk
            }
          }
        }
        articles {
          total
          entities {
            _id
            title {
              cs
              sk
            }
            page_meta {
              slug {
                cs
                sk
              }
            }
          }
        }
        questions {
          total
          entities {
            _id
            title {
              cs
              sk
            }
          }
        }
        menuItems {
          total
          entities {
            id
            title {
              cs
              sk
            }
            link {
              link_type
              target
              path
              urlRewrite {
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
