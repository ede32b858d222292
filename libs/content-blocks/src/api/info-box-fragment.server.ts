import { graphql } from '@vyloha/cms-client';
import { wordsFragment } from './text-fragments.server';

export const infoBoxFragment = graphql(
  `
    fragment InfoBoxFields on InfoBox {
      _id
      box_color
      order
      text {
        ...Words
      }
    }
  `,
  [wordsFragment],
);
