import {
  graphql,
  optionalTranslatedFragment,
  pictureFragment,
  translatedFragment,
  type CmsClient,
} from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { emptyConfiguration, type ShellConfiguration } from '../model/shell-configuration';
import { shellConfigurationSchemas } from '../model/shell-configuration-response';

export const shellBannerFragment = graphql(
  `
    fragment ShellBanner on TopBanner {
      enabled
      background_color
      font_color
      icon
      icon_text {
        ...OptionalTranslatedText
      }
      text {
        ...OptionalTranslatedText
      }
      lastModified
      domain_enabled
    }
  `,
  [optionalTranslatedFragment],
);

export const shellEntryModalFragment = graphql(
  `
    fragment ShellEntryModal on EntryModal {
      id
      enabled
      title {
        ...TranslatedText
      }
      text {
        ...OptionalTranslatedText
      }
      image {
        ...Picture
      }
      button_text {
        ...OptionalTranslatedText
      }
      button_link
      domain_enabled
    }
  `,
  [translatedFragment, optionalTranslatedFragment, pictureFragment],
);

export const shellFooterFragment = graphql(
  `
    fragment ShellFooter on FooterConfiguration {
      copyright_name
      copyright_year
      footer_text {
        ...OptionalTranslatedText
      }
      footer_image_1 {
        ...Picture
      }
      social_links {
        title
        social_type
        url
      }
    }
  `,
  [optionalTranslatedFragment, pictureFragment],
);

/** The editors' configuration of the layout of every page. */
export const shellConfigurationQuery = graphql(
  `
    query ShellConfiguration {
      configuration {
        top_banner {
          ...ShellBanner
        }
        footer {
          ...ShellFooter
        }
        usp_items {
          icon
          link
          title {
            ...TranslatedText
          }
        }
        entry_modals {
          ...ShellEntryModal
        }
      }
    }
  `,
  [shellBannerFragment, shellFooterFragment, shellEntryModalFragment, translatedFragment],
);

/** The editors' configuration of the layout; empty when unavailable, since a page without it beats an error. */
export function getShellConfigurationOrEmpty(cms: CmsClient, locale: Locale): Promise<ShellConfiguration> {
  const promise = cms.query(
    shellConfigurationQuery,
    {},
    { schema: shellConfigurationSchemas[locale], shared: true, optional: true },
  );
  return withUnavailableFallback(promise, () => emptyConfiguration);
}
