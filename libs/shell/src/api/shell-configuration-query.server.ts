import { graphql, translatedFragment } from '@vyloha/cms-client';
import { shellBannerFragment } from './shell-banner-fragment.server';
import { shellEntryModalFragment } from './shell-entry-modal-fragment.server';
import { shellFooterFragment } from './shell-footer-fragment.server';

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
