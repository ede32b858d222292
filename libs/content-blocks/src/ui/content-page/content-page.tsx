import { useLoaderData } from '@remix-run/react';
import { RichText, type RichTextNode } from '@vyloha/rich-text';
import type { ContentPageData } from '../../model/content-page';
import { ContactBox } from '../contact-box/contact-box';
import { TextPage } from '../text-page/text-page';

/** A page of text as its editor wrote it. */
export function ContentPage() {
  const { id, title, text, contact, pages } = useLoaderData<ContentPageData<readonly RichTextNode[]>>();
  return (
    <TextPage title={title} pages={pages} current={pages.find((page) => page.id === id)?.to}>
      <RichText nodes={text} />
      {contact && <ContactBox {...contact} />}
    </TextPage>
  );
}
