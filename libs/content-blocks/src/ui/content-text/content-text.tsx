import { formatDate, useTranslation } from '@vyloha/i18n';
import { RichText, type RichTextNode } from '@vyloha/rich-text';
import { Alert } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { ContentPageData } from '../../model/pages/content-page';
import { ContactBox } from '../contact-box/contact-box';
import { TermsVersions } from '../terms-versions/terms-versions';
import { TextPage } from '../text-page/text-page';

export interface ContentTextProps {
  page: ContentPageData<readonly RichTextNode[]>;
  /** Beside the text. */
  aside?: ReactNode;
  /** Below it. */
  children?: ReactNode;
}

/** A text page as written by its editor, at any path. */
export function ContentText({ page, aside, children }: ContentTextProps) {
  const { t } = useTranslation('content-blocks');
  const { id, title, text, contact, pages, termsVersions, termsVersion } = page;
  return (
    <TextPage title={title} pages={pages} current={pages.find((other) => other.id === id)?.to} aside={aside}>
      {termsVersion && <Alert tone="warning">{t('terms.shown', { date: formatDate(termsVersion.createdAt) })}</Alert>}
      <RichText nodes={text} />
      {termsVersions.length > 0 && <TermsVersions versions={termsVersions} selectedId={termsVersion?.id ?? null} />}
      {children}
      {contact && <ContactBox {...contact} />}
    </TextPage>
  );
}
