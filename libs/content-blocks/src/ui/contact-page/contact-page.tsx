import { useLoaderData } from '@remix-run/react';
import { ContentText, type ContentTextProps } from '../content-text/content-text';
import { ContactForm } from './contact-form';

/** How to reach the shop, as its editor wrote it, with a form to write to its people. */
export function ContactPage() {
  return (
    <ContentText page={useLoaderData<ContentTextProps['page']>()}>
      <ContactForm />
    </ContentText>
  );
}
