import * as kitWords from '~/domain/kit/words'
import type { StockCountSave } from '~/domain/materials/stock-count'
import * as words from '~/domain/materials/words'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { useOpenedAt } from '~/web/kit/shell/clock'
import { Moment, momentsOf, type SiloChoice } from './material-order/dialogs'

const Field = fieldsOf<typeof StockCountSave>()

/** What was found in a silo, and when. */
export function StockCountDialog({ siloId, silos }: { siloId: string; silos: readonly SiloChoice[] }) {
  return (
    <DialogForm
      title={words.countNew()}
      description={words.countHint()}
      values={{ siloId, ...momentsOf(useOpenedAt()) }}
      save={words.countSave()}
    >
      <Field.Select name="siloId" label={kitWords.fieldSilo()} choices={silos} span={12} />
      <Field.Number name="countedKg" label={words.countCounted()} unit="kg" span={4} />
      <Moment.Date name="day" label={words.countCountedOn()} span={4} />
      <Moment.Time name="time" label={kitWords.fieldAt()} span={4} />
      <Field.Text name="reason" label={kitWords.fieldReason()} hint={words.countReasonHint()} span={12} />
    </DialogForm>
  )
}
