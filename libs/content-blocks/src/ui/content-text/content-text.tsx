import { RichText, type RichTextNode } from '@vyloha/rich-text';
import type { ReactNode } from 'react';
import type { ContentPageData } from '../../model/pages/content-page';
import { ContactBox } from '../contact-box/contact-box';
import { TextPage } from '../text-page/text-page';

export interface ContentTextProps {
  page: ContentPageData<readonly RichTextNode[]>;
  /** Beside the text. */
  aside?: ReactNode;
}

/** A text page as written by its editor, at any path. */
export function ContentText({ page: { id, title, text, contact, pages }, aside }: ContentTextProps) {
  return (
    <TextPage title={title} pages={pages} current={pages.find((page) => page.id === id)?.to} aside={aside}>
      <RichText nodes={text} />
      {contact && <ContactBox {...contact} />}
    </TextPage>
  );
}
