import { useTranslation } from '@vyloha/i18n';

const translationKey = /^[\w-]+:[\w.-]+$/;

/** Text of an error: rules give translation keys, the backend gives final texts. */
export function useErrorText(): (error: string) => string {
  const { t } = useTranslation('forms');
  return (error) => (translationKey.test(error) ? t(error) : error);
}
