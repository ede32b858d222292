import { graphql, wordsFragment } from '@vyloha/cms-client';
import { shellBannerFragment } from './shell-banner-fragment.server';
import { shellEntryModalFragment } from './shell-entry-modal-fragment.server';
import { shellFooterFragment } from './shell-footer-fragment.server';

/** What the editors decide of the frame of every page. */
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
            ...Words
          }
        }
        entry_modals {
          ...ShellEntryModal
        }
      }
    }
  `,
  [shellBannerFragment, shellFooterFragment, shellEntryModalFragment, wordsFragment],
);
