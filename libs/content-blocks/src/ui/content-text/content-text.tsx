import { RichText, type RichTextNode } from '@vyloha/rich-text';
import type { ContentPageData } from '../../model/content-page';
import { ContactBox } from '../contact-box/contact-box';
import { TextPage } from '../text-page/text-page';

export interface ContentTextProps {
  page: ContentPageData<readonly RichTextNode[]>;
}

/** A page of text as its editor wrote it, at whatever address. */
export function ContentText({ page: { id, title, text, contact, pages } }: ContentTextProps) {
  return (
    <TextPage title={title} pages={pages} current={pages.find((page) => page.id === id)?.to}>
      <RichText nodes={text} />
      {contact && <ContactBox {...contact} />}
    </TextPage>
  );
}
