import { graphql } from '@vyloha/cms-client';

/** What editors wrote for pages that cannot be shown. */
export const errorPagesQuery = graphql(`
  query ErrorPages {
    configuration {
      error_pages {
        code
        title {
          cs
          sk
        }
        content {
          cs
          sk
        }
        image {
          path
          alt {
            cs
            sk
          }
        }
      }
    }
  }
`);
