import { Form, useActionData, useNavigation } from '@remix-run/react';
import { ErrorSummary, FieldStack, type FormRefusal, plainFields, submissionErrors } from '@vyloha/forms';
import { Button } from '@vyloha/ui';
import type { ReactNode } from 'react';
import { useFieldLabels } from '../use-field-labels';

interface AuthFormProps {
  id: string;
  /** Label of the submit button. */
  submit: string;
  /** Of the submit button. */
  variant?: 'primary' | 'danger';
  /** Its fields, validated only on the server. */
  children: (field: ReturnType<typeof plainFields>) => ReactNode;
}

/** A short login or registration form: error summary, fields, one button. */
export function AuthForm({ id, submit, variant, children }: AuthFormProps) {
  const submission = useActionData<FormRefusal>()?.submission;
  const isSending = useNavigation().state !== 'idle';
  return (
    <Form method="post" id={id}>
      <FieldStack>
        <ErrorSummary form={submissionErrors(id, submission)} labels={useFieldLabels()} />
        {children(plainFields({ formId: id, lastResult: submission }))}
        <Button type="submit" variant={variant} size="large" isWide isBusy={isSending}>
          {submit}
        </Button>
      </FieldStack>
    </Form>
  );
}
