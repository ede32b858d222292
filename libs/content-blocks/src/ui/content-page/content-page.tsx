import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { contentPageLoader } from '../../handlers/content-page-loader.server';
import { ContactForm } from '../contact-page/contact-form';
import { ContentText } from '../content-text/content-text';

interface ContentPageProps {
  /** Below the text, from another library. */
  children?: ReactNode;
}

/** The text page whose slug is in the path; the contacts have the contact form beside them, at whatever path. */
export function ContentPage({ children }: ContentPageProps) {
  const page = useLoaderData<typeof contentPageLoader>();
  return (
    <ContentText page={page} aside={page.hasContactForm ? <ContactForm /> : undefined}>
      {children}
    </ContentText>
  );
}
