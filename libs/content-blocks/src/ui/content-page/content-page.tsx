import { useLoaderData } from '@remix-run/react';
import type { contentPageLoader } from '../../handlers/content-page-loader.server';
import { ContactForm } from '../contact-page/contact-form';
import { ContentText } from '../content-text/content-text';

/** The text page whose slug is in the path; the contacts have the contact form beside them, at whatever path. */
export function ContentPage() {
  const page = useLoaderData<typeof contentPageLoader>();
  return <ContentText page={page} aside={page.hasContactForm ? <ContactForm /> : undefined} />;
}
