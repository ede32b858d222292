import { Form, useNavigation } from '@remix-run/react';
import { Button } from '../button/button';
import { ButtonLink } from '../button/button-link';
import { PageHeading } from '../page-layout/page-heading';
import { PageLayout } from '../page-layout/page-layout';

interface Props {
  /** Names both the page and its button. */
  title: string;
  lead: string;
  /** From the link; empty when it names nothing that could still be done. */
  token: string;
  /** What to show once it is done, in place of the title and the lead. */
  done?: { title: string; lead: string } | null;
  /** Way on when there is nothing to do. */
  toShop: { label: string; to: string };
}

/**
 * Target of a link in a mail: the deed needs a button, since mail scanners follow links.
 * The button posts `token` to the page's own route.
 */
export function MailLinkPage({ title, lead, token, done = null, toShop }: Props) {
  const isSending = useNavigation().state !== 'idle';
  return (
    <PageLayout breadcrumbs={[{ title: done?.title ?? title }]}>
      <PageHeading {...(done ?? { title, lead })} />
      {token === '' ? (
        <p>
          <ButtonLink to={toShop.to}>{toShop.label}</ButtonLink>
        </p>
      ) : (
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="large" isBusy={isSending}>
            {title}
          </Button>
        </Form>
      )}
    </PageLayout>
  );
}
