import { usePublicConfig } from '@vyloha/config';
import type { FormField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { waitForIdleOrInteraction } from '@vyloha/ui';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { isConfigurationMode } from './configuration-mode';
import { initialiseAddressService } from './initialise-address-service';
import styles from './address-advice.module.css';
import { useAddressVerdicts, type Verdict } from './use-address-verdicts';

interface Advice {
  text: string;
  verdict: Verdict;
}

const AdviceContext = createContext<Readonly<Record<string, Advice>>>({});

interface AddressAdviceProps {
  /** Id of the form. */
  formId: string;
  /** Labels of the fields of its addresses, by name; what the service says about others is left out. */
  labels: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Starts the address service for a form, and provides what it says about the form's addresses to their fields. */
export function AddressAdvice({ formId, labels, children }: AddressAdviceProps) {
  const { t } = useTranslation('forms');
  const { addressServiceUrl } = usePublicConfig();
  const verdicts = useAddressVerdicts(formId);
  useEffect(() => {
    if (addressServiceUrl === null) return;
    let isGone = false;
    // Whoever configures the service waits for it.
    const turn = isConfigurationMode() ? Promise.resolve() : waitForIdleOrInteraction();
    void turn.then(() => (isGone ? undefined : initialiseAddressService(addressServiceUrl)));
    return () => void (isGone = true);
  }, [addressServiceUrl]);
  const advice = Object.entries(verdicts).flatMap(([name, verdict]): [string, Advice][] => {
    const input = labels[name];
    return input === undefined ? [] : [[name, { text: t(`address_${verdict}`, { input }), verdict }]];
  });
  return <AdviceContext.Provider value={Object.fromEntries(advice)}>{children}</AdviceContext.Provider>;
}

interface FieldProps {
  field: FormField;
  hint?: ReactNode;
}

/** The field with an error that no rule of the form knows. */
function withError(field: FormField, error: string): FormField {
  // Metadata of Conform cannot be spread.
  const { id, name, errorId, descriptionId, key, initialValue, required, minLength, maxLength } = field;
  return { id, name, errorId, descriptionId, key, initialValue, required, minLength, maxLength, errors: [error] };
}

/** Adds to the props of a field what the service says about it: as its error or behind its hint. */
export function useAddressAdvice(): <Props extends FieldProps>(props: Props) => Props {
  const adviceByName = useContext(AdviceContext);
  return (props) => {
    const { field, hint } = props;
    const advice = adviceByName[field.name];
    // The form's own message says what has to be changed.
    if (advice === undefined || (field.errors?.length ?? 0) > 0) return props;
    if (advice.verdict === 'invalid') return { ...props, field: withError(field, advice.text) };
    const adviceAndHint = (
      <>
        {hint}
        <strong role="status" className={styles['advice']}>
          {advice.text}
        </strong>
      </>
    );
    return { ...props, hint: adviceAndHint };
  };
}
