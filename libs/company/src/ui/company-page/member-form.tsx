import { Form, useNavigation } from '@remix-run/react';
import { ErrorSummary, FieldStack, useValidatedForm } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths } from '@vyloha/links';
import { fromMinor } from '@vyloha/money';
import { Button, ButtonLink } from '@vyloha/ui';
import type { CompanyMember } from '../../model/company-account';
import { memberInput } from '../../model/membership-input';
import { MembershipFields, useMembershipLabels } from './membership-fields';

type LastResult = Parameters<typeof useValidatedForm<typeof memberInput>>[0]['lastResult'];

interface MemberFormProps {
  member: CompanyMember;
  currencyCode: string;
  lastResult: LastResult;
}

const toText = (limitMinor: number | null) => (limitMinor === null ? '' : String(fromMinor(limitMinor)));

/** Changes role and limits of a member. */
export function MemberForm({ member, currencyCode, lastResult }: MemberFormProps) {
  const { id, role, orderLimit, monthlyLimit } = member;
  const { t } = useTranslation('company');
  const isSending = useNavigation().state === 'submitting';
  const { formProps, fields, errors } = useValidatedForm({
    id: 'member',
    schema: memberInput,
    lastResult,
    defaultValue: { id, role, orderLimit: toText(orderLimit), monthlyLimit: toText(monthlyLimit) },
  });
  return (
    <Form method="post" {...formProps}>
      <FieldStack>
        <ErrorSummary form={errors} labels={useMembershipLabels(currencyCode)} />
        <input type="hidden" name="id" value={id} />
        <MembershipFields fields={fields} currencyCode={currencyCode} />
        <Button type="submit" name="intent" value="change" size="large" isBusy={isSending}>
          {t('member.save')}
        </Button>
        <p>
          <ButtonLink to={accountPaths.company()} variant="quiet">
            {t('member.keep')}
          </ButtonLink>
        </p>
      </FieldStack>
    </Form>
  );
}
