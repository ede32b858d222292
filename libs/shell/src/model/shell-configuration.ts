/** An image set by the editors. */
export interface ShellPicture {
  fileKey: string;
  alt: string;
}

/** A banner above the whole page. */
export interface TopBanner {
  /** Time of the last change, the id under which it is closed: a changed banner is shown again. */
  version: string;
  backgroundColor: string | null;
  fontColor: string | null;
  icon: string | null;
  iconText: string | null;
  text: string;
}

export interface SocialLink {
  kind: string;
  title: string;
  url: string;
}

/** A selling point. */
export interface SellingPoint {
  icon: string | null;
  title: string;
  text: null;
  to: string | null;
}

/** A modal shown on arrival. */
export interface EntryModal {
  id: string;
  title: string;
  text: string | null;
  image: ShellPicture | null;
  button: { text: string; to: string } | null;
}

export interface FooterContent {
  copyrightName: string | null;
  /** The year the shop was founded. */
  copyrightYear: number | null;
  text: string | null;
  image: ShellPicture | null;
  socialLinks: readonly SocialLink[];
}

/** Only for the domains with these codes; empty means all. */
export type WithDomains<T> = T & { domains: readonly string[] };

/** The editors' configuration of the layout of every page. */
export interface ShellConfiguration {
  topBanner: WithDomains<TopBanner> | null;
  footer: FooterContent;
  sellingPoints: readonly SellingPoint[];
  entryModals: readonly WithDomains<EntryModal>[];
}

export const emptyConfiguration: ShellConfiguration = {
  topBanner: null,
  footer: { copyrightName: null, copyrightYear: null, text: null, image: null, socialLinks: [] },
  sellingPoints: [],
  entryModals: [],
};

/** Whether an item applies to a domain. */
export function isForDomain({ domains }: WithDomains<object>, domainCode: string): boolean {
  return domains.length === 0 || domains.includes(domainCode);
}
