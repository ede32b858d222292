import {
  byLocale,
  displayText,
  type Locale,
  optionalString,
  optionalText,
  optionalTranslatedText,
  pickTranslation,
} from '@vyloha/contract';
import { resolveLink } from '@vyloha/links';
import * as v from 'valibot';
import { emptyConfiguration } from './shell-configuration';
import type {
  EntryModal,
  FooterContent,
  WithDomains,
  SellingPoint,
  ShellConfiguration,
  TopBanner,
} from './shell-configuration';

/** Editors' input here ends up in a style attribute, so only colours are accepted. */
const color = v.fallback(v.nullish(v.pipe(v.string(), v.hexColor()), null), null);
const domains = v.optional(v.array(v.string()), []);
const modalId = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,32}$/));

function translatedTextOrNull(locale: Locale) {
  return v.pipe(
    optionalTranslatedText,
    v.transform((texts) => pickTranslation(texts, locale) || null),
  );
}

const title = (locale: Locale) => v.pipe(translatedTextOrNull(locale), v.string());

function picture(locale: Locale) {
  return v.pipe(
    v.nullish(v.object({ path: v.string(), alt: translatedTextOrNull(locale) }), null),
    v.transform((image) => (image ? { fileKey: image.path, alt: image.alt ?? '' } : null)),
  );
}

function topBanner(locale: Locale) {
  return v.pipe(
    v.object({
      enabled: v.boolean(),
      background_color: color,
      font_color: color,
      icon: optionalString,
      icon_text: translatedTextOrNull(locale),
      text: translatedTextOrNull(locale),
      lastModified: optionalString,
      domain_enabled: domains,
    }),
    v.transform((wire): WithDomains<TopBanner> | null => {
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
  const socialLink = v.object({ title: displayText, social_type: v.string(), url: v.string() });
  return v.pipe(
    v.object({
      copyright_name: optionalText,
      copyright_year: v.nullish(v.number(), null),
      footer_text: translatedTextOrNull(locale),
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
    v.object({ icon: optionalString, link: optionalString, title: title(locale) }),
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
      text: translatedTextOrNull(locale),
      image: picture(locale),
      button_text: translatedTextOrNull(locale),
      button_link: optionalString,
      domain_enabled: domains,
    }),
    v.transform(({ enabled, button_text, button_link, domain_enabled, ...wire }): WithDomains<EntryModal>[] => {
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
      if (!configuration) return emptyConfiguration;
      return {
        topBanner: configuration.top_banner,
        footer: configuration.footer ?? emptyConfiguration.footer,
        sellingPoints: configuration.usp_items,
        entryModals: configuration.entry_modals.flat(),
      };
    }),
  );
}

/** The response to the configuration query → its content, one schema per locale. */
export const shellConfigurationSchemas = byLocale(shellConfiguration);
