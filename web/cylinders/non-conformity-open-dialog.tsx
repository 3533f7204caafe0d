import type { NonConformityOpen } from '~/domain/cylinders/non-conformity'
import { showDate } from '~/web/kit/dates'
import { CheckFields } from '~/web/kit/form/check-fields'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { mpa } from './concrete-conformity-columns'
import type { ConcreteDetail } from './concrete-conformity-loader'

const Field = fieldsOf<typeof NonConformityOpen>()
/** Sets that an identity test may name: the last ones. */
const SHOWN = 12

/** What a person found, or the sets of a volume whose identity is tested. */
export const OpenDialog = ({ of }: { of: ConcreteDetail }) => (
  <DialogForm title={`Non-conformity of ${of.concrete}`} values={{ concreteId: of.id }} save="Open">
    <input type="hidden" name="concreteId" value={of.id} />
    <Field.Textarea name="what" label="Finding" rows={2} />
    <Field.Date name="fromOn" label="Made from" span={6} />
    <Field.Date name="toOn" label="To" span={6} />
    <CheckFields
      name="identityTestIds"
      label="Identity test of these sets"
      choices={of.results
        .slice(-SHOWN)
        .toReversed()
        .map(({ testId, testNo, castOn, value }) => [testId, `${testNo}, ${showDate(castOn)}, ${mpa(value)} MPa`])}
      hint="Leave empty for any other finding. At most six."
    />
  </DialogForm>
)
