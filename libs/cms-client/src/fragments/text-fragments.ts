import { languages } from '@vyloha/contract';
import { graphql } from '../schema/graphql';

/** `cs { … } sk { … } `, typed as exactly that text, since documents are typed by their text. */
type EachLocale<List extends readonly unknown[], Selection extends string> = List extends readonly [
  { code: infer Code extends string },
  ...infer Others,
]
  ? `${Code} ${Selection} ${EachLocale<Others, Selection>}`
  : '';

/** The field of each language with the given selection. */
function eachLocale<Selection extends string>(selection: Selection) {
  const fields = languages.map(({ code }) => `${code} ${selection} `).join('');
  return fields as EachLocale<typeof languages, Selection>;
}

/** Required text in every language of the shop. */
export const translatedFragment = graphql(`
  fragment TranslatedText on Translated { ${eachLocale('')} }
`);

/** Optional text in every language of the shop. */
export const optionalTranslatedFragment = graphql(`
  fragment OptionalTranslatedText on OptionalTranslated { ${eachLocale('')} }
`);

/** Rich text in every language of the shop. */
export const translatedRichTextFragment = graphql(`
  fragment TranslatedRichTextNodes on TranslatedRichText { ${eachLocale('')} }
`);

/** An image with its alternative text. */
export const pictureFragment = graphql(
  `
    fragment Picture on Image {
      path
      alt {
        ...TranslatedText
      }
    }
  `,
  [translatedFragment],
);

/** A different image for every language of the shop. */
export const translatedPictureFragment = graphql(
  `
    fragment TranslatedPicture on TranslatedImage { ${eachLocale('{ ...Picture }')} }
  `,
  [pictureFragment],
);
