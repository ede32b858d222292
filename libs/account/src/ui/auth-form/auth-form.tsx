import { Form, useActionData, useNavigation } from '@remix-run/react';
import { ErrorSummary, FieldStack, plainFields, submissionErrors } from '@vyloha/forms';
import type { FormRefusal } from '@vyloha/forms/server';
import { Button } from '@vyloha/ui';
import type { ReactNode } from 'react';
import { useFieldLabels } from '../use-field-labels';

interface AuthFormProps {
  id: string;
  /** What its button says. */
  submit: string;
  /** Its fields, which only the server checks. */
  children: (field: ReturnType<typeof plainFields>) => ReactNode;
}

/** A short form on the way into the account: what was refused, its fields, one button. */
export function AuthForm({ id, submit, children }: AuthFormProps) {
  const submission = useActionData<FormRefusal>()?.submission;
  const isSending = useNavigation().state !== 'idle';
  return (
    <Form method="post" id={id}>
      <FieldStack>
        <ErrorSummary form={submissionErrors(id, submission)} labels={useFieldLabels()} />
        {children(plainFields({ formId: id, lastResult: submission }))}
        <Button type="submit" size="large" isWide isBusy={isSending}>
          {submit}
        </Button>
      </FieldStack>
    </Form>
  );
}
