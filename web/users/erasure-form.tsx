import { Form, useNavigation } from '@remix-run/react'
import type { ErasureProposal } from '~/domain/users/erasure'
import type { ErasedPart } from '~/web/kit/client/users'
import { ErrorSummary } from '~/web/kit/form/error-summary'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormContext } from '~/web/kit/form/form-context'
import { useFormKey } from '~/web/kit/form/form-key'
import type { Problem } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { ErasedParts } from './erasure-record'

export type Answer = { problem?: Problem; parts?: ErasedPart[] }

const Field = fieldsOf<typeof ErasureProposal>()
const PEOPLE = { path: 'administration/erasure/people', label: 'name', detail: 'detail' }

/** A person is chosen, what goes and what stays is shown, and then it is asked for. */
export function ErasureForm({ answer }: { answer: Answer | undefined }) {
  const busy = useNavigation().state === 'submitting'
  const key = useFormKey(answer)
  const problem = answer?.problem
  return (
    <FormContext.Provider value={{ values: {}, problem, readOnly: false, today: '' }}>
      {problem && <ErrorSummary problem={problem} />}
      <Card title="Erase a person’s data">
        <Form method="post" className="grid grid-cols-12 gap-4" aria-label="Erase a person’s data">
          <input type="hidden" name="_key" value={key} />
          <Field.Combobox
            name="person"
            label="Person"
            source={PEOPLE}
            span={6}
            hint="An account, a driver or a customer’s contact. Whoever is active is deactivated first."
          />
          <Field.Text name="reason" label="Reason" span={6} />
          {answer?.parts && (
            <div className="col-span-12">
              <ErasedParts parts={answer.parts} />
            </div>
          )}
          <div className="col-span-12 flex gap-2">
            <Button type="submit" name="intent" value="preview" disabled={busy}>
              Show what goes
            </Button>
            <Button type="submit" name="intent" value="propose" look="primary" disabled={busy}>
              Ask for erasure
            </Button>
          </div>
        </Form>
      </Card>
    </FormContext.Provider>
  )
}
