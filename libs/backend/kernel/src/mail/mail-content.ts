/** A name with its value, such as a product and its price. */
export interface MailRow {
  label: string;
  /** Of a small square picture that says no more than the label; null for none. */
  pictureUrl?: string | null;
  note?: string;
  value: string;
  isTotal?: boolean;
}

export interface MailLink {
  label: string;
  url: string;
}

/** A picture that comes with the mail, on a ground of its own. */
export interface MailPicture {
  /** Of its attachment. */
  cid: string;
  /** What it is, for who does not see it; the section says the same in words. */
  alt: string;
  /** What to do with it, below it. */
  caption: string;
  /** Pixels. */
  side: number;
}

export interface MailSection {
  title: string;
  /** What its reader wants to know first: above the button and larger than the rest, of lines alone. */
  isFirst?: boolean;
  /** Lines that belong together, such as an address. */
  lines?: readonly string[];
  rows?: readonly MailRow[];
  paragraphs?: readonly string[];
  picture?: MailPicture | null;
  links?: readonly MailLink[];
}

/** What a mail says, as plain text without markup; both of its forms are made of it. */
export interface MailContent {
  greeting: string;
  lead: string;
  /** The one link that stands out, with a note below it. */
  button: (MailLink & { note: string }) | null;
  sections: readonly MailSection[];
  closing: readonly string[];
}
