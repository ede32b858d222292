import { graphql, pictureFragment } from '@vyloha/cms-client';

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
