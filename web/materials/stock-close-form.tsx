import type { StockCloseSave } from '~/domain/materials/stock-close'
import * as words from '~/domain/materials/words'
import type { StockCloseLine } from '~/web/kit/client/materials'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'

const Field = fieldsOf<typeof StockCloseSave>()

/** The day up to which the stock of a plant is closed, and the silos that nobody counted until then. */
export function StockCloseDialog({ of: { plantId, plantName: plant, due } }: { of: StockCloseLine }) {
  const count = due?.uncounted.length ?? 0
  const said = due && { from: due.from, until: due.until }
  return (
    <DialogForm
      title={words.closeOfPlant({ plant })}
      description={words.closeHint()}
      values={{ plantId, until: due?.until ?? '', uncounted: false }}
      save={words.closeSave()}
    >
      <input type="hidden" name="plantId" value={plantId} />
      <input type="hidden" name="plantName" value={plant} />
      <Field.Date name="until" label={words.closeDayField()} span={6} />
      {said && (
        <p className="col-span-12 text-body">
          {count
            ? words.closeUncountedSome({ ...said, count, silos: due.uncounted.map(({ silo }) => silo).join(', ') })
            : words.closeAllCounted(said)}
        </p>
      )}
      <Field.Switch name="uncounted" label={words.closeUncountedField()} />
    </DialogForm>
  )
}
