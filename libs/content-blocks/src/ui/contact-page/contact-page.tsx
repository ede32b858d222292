import { useLoaderData } from '@remix-run/react';
import { ContentText, type ContentTextProps } from '../content-text/content-text';
import { ContactForm } from './contact-form';

/** Contacts of the shop, as written by its editor, with the contact form. */
export function ContactPage() {
  return (
    <ContentText page={useLoaderData<ContentTextProps['page']>()}>
      <ContactForm />
    </ContentText>
  );
}
