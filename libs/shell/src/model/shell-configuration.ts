/** A picture the editors chose. */
export interface ShellPicture {
  fileKey: string;
  alt: string;
}

/** A message above everything. */
export interface TopBanner {
  /** When it was last changed, as a name for its closing: another one is shown again. */
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

/** A reason to buy here. */
export interface SellingPoint {
  icon: string | null;
  title: string;
  text: null;
  to: string | null;
}

/** A window shown to who comes. */
export interface EntryModal {
  id: string;
  title: string;
  text: string | null;
  image: ShellPicture | null;
  button: { text: string; to: string } | null;
}

export interface FooterContent {
  copyrightName: string | null;
  /** The year the shop began. */
  copyrightYear: number | null;
  text: string | null;
  image: ShellPicture | null;
  socialLinks: readonly SocialLink[];
}

/** For the domains of these codes only; empty: for all. */
export type OnDomains<T> = T & { domains: readonly string[] };

/** What the editors decide of the frame of every page. */
export interface ShellConfiguration {
  topBanner: OnDomains<TopBanner> | null;
  footer: FooterContent;
  sellingPoints: readonly SellingPoint[];
  entryModals: readonly OnDomains<EntryModal>[];
}

export const blankConfiguration: ShellConfiguration = {
  topBanner: null,
  footer: { copyrightName: null, copyrightYear: null, text: null, image: null, socialLinks: [] },
  sellingPoints: [],
  entryModals: [],
};

/** Whether something holds for a domain. */
export function holdsFor({ domains }: OnDomains<object>, domainCode: string): boolean {
  return domains.length === 0 || domains.includes(domainCode);
}
