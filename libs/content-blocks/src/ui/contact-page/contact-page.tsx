import { useLoaderData } from '@remix-run/react';
import type { contentPageLoader } from '../../handlers/content-page-loader.server';
import { ContentText } from '../content-text/content-text';
import { ContactForm } from './contact-form';

/** Contacts of the shop, as written by its editor, with the contact form. */
export function ContactPage() {
  return <ContentText page={useLoaderData<typeof contentPageLoader>()} aside={<ContactForm />} />;
}
