import { graphql } from '@vyloha/cms-client';

/** The editors' texts for error pages. */
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
