import { CheckboxField, type FormField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { noticeSlugs, paths } from '@vyloha/links';
import { Link, VisuallyHidden, LinkedText } from '@vyloha/ui';

interface LegalNotesProps {
  ageField: FormField;
  /** Years that the shopper declares to have; `null`: nobody asks. */
  minAge: number | null;
  hasGuaranteeNotice: boolean;
}

/** Above the order button: the declaration of age, never ticked beforehand, and the notice of the legal guarantee. */
export function LegalNotes({ ageField, minAge, hasGuaranteeNotice }: LegalNotesProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      {minAge !== null && (
        <CheckboxField
          field={ageField}
          label={t('methods.ageConfirmed', { age: minAge })}
          hint={t('methods.ageHint', { age: minAge })}
        />
      )}
      {hasGuaranteeNotice && (
        <p>
          <LinkedText
            text={t('methods.guarantee')}
            link={
              <Link to={paths.page(noticeSlugs.guarantee)} target="_blank">
                {t('methods.guaranteeLink')}
                <VisuallyHidden> {t('methods.newWindow')}</VisuallyHidden>
              </Link>
            }
          />
        </p>
      )}
    </>
  );
}
