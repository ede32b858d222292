import type { Locale } from '@vyloha/contract';
import { resolveLink } from '@vyloha/links';
import * as v from 'valibot';
import { blankConfiguration } from './shell-configuration';
import type {
  EntryModal,
  FooterContent,
  OnDomains,
  SellingPoint,
  ShellConfiguration,
  TopBanner,
} from './shell-configuration';

const maybeText = v.nullish(v.string(), null);
/** Whatever an editor writes here ends in a style attribute, so only a colour may. */
const color = v.fallback(v.nullish(v.pipe(v.string(), v.hexColor()), null), null);
const domains = v.optional(v.array(v.string()), []);
const modalId = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,32}$/));

function words(locale: Locale) {
  return v.pipe(
    v.nullish(v.object({ cs: maybeText, sk: maybeText }), null),
    v.transform((texts) => texts?.[locale] || texts?.cs || null),
  );
}

const title = (locale: Locale) => v.pipe(words(locale), v.string());

function picture(locale: Locale) {
  return v.pipe(
    v.nullish(v.object({ path: v.string(), alt: words(locale) }), null),
    v.transform((image) => (image ? { fileKey: image.path, alt: image.alt ?? '' } : null)),
  );
}

function topBanner(locale: Locale) {
  return v.pipe(
    v.object({
      enabled: v.boolean(),
      background_color: color,
      font_color: color,
      icon: maybeText,
      icon_text: words(locale),
      text: words(locale),
      lastModified: maybeText,
      domain_enabled: domains,
    }),
    v.transform((wire): OnDomains<TopBanner> | null => {
      if (!wire.enabled || wire.text === null) return null;
      const changedAt = Date.parse(wire.lastModified ?? '');
      return {
        version: Number.isNaN(changedAt) ? '0' : changedAt.toString(36),
        backgroundColor: wire.background_color,
        fontColor: wire.font_color,
        icon: wire.icon,
        iconText: wire.icon_text,
        text: wire.text,
        domains: wire.domain_enabled,
      };
    }),
  );
}

function footer(locale: Locale) {
  const socialLink = v.object({ title: v.string(), social_type: v.string(), url: v.string() });
  return v.pipe(
    v.object({
      copyright_name: maybeText,
      copyright_year: v.nullish(v.number(), null),
      footer_text: words(locale),
      footer_image_1: picture(locale),
      social_links: v.array(socialLink),
    }),
    v.transform((wire): FooterContent => ({
      copyrightName: wire.copyright_name,
      copyrightYear: wire.copyright_year,
      text: wire.footer_text,
      image: wire.footer_image_1,
      socialLinks: wire.social_links.map((link) => ({
        kind: link.social_type,
        title: link.title,
        url: resolveLink(link.url),
      })),
    })),
  );
}

function sellingPoint(locale: Locale) {
  return v.pipe(
    v.object({ icon: maybeText, link: maybeText, title: title(locale) }),
    v.transform(({ icon, link, title: text }): SellingPoint => ({
      icon,
      title: text,
      text: null,
      to: link === null ? null : resolveLink(link),
    })),
  );
}

function entryModal(locale: Locale) {
  return v.pipe(
    v.object({
      id: modalId,
      enabled: v.boolean(),
      title: title(locale),
      text: words(locale),
      image: picture(locale),
      button_text: words(locale),
      button_link: maybeText,
      domain_enabled: domains,
    }),
    v.transform(({ enabled, button_text, button_link, domain_enabled, ...wire }): OnDomains<EntryModal>[] => {
      if (!enabled) return [];
      const button =
        button_text === null || button_link === null ? null : { text: button_text, to: resolveLink(button_link) };
      return [{ ...wire, button, domains: domain_enabled }];
    }),
  );
}

function shellConfiguration(locale: Locale) {
  return v.pipe(
    v.object({
      configuration: v.nullish(
        v.object({
          top_banner: v.nullish(topBanner(locale), null),
          footer: v.nullish(footer(locale)),
          usp_items: v.array(sellingPoint(locale)),
          entry_modals: v.array(entryModal(locale)),
        }),
      ),
    }),
    v.transform(({ configuration }): ShellConfiguration => {
      if (!configuration) return blankConfiguration;
      return {
        topBanner: configuration.top_banner,
        footer: configuration.footer ?? blankConfiguration.footer,
        sellingPoints: configuration.usp_items,
        entryModals: configuration.entry_modals.flat(),
      };
    }),
  );
}

/** The answer to the frame's query → its content, one schema for each locale. */
export const shellConfigurationSchemas = { cs: shellConfiguration('cs'), sk: shellConfiguration('sk') };
