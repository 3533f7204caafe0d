import type { ProjectSave } from '~/domain/customers/project'
import type { PurchaseOrderRow } from '~/domain/customers/purchase-order'
import { showVolume } from '~/web/kit/figures'
import { fieldsOf } from '~/web/kit/form/fields-of'

const Field = fieldsOf<typeof ProjectSave>()

/** Purchase orders with what was ordered and delivered on each; one that is used is switched off, not removed. */
export const PurchaseOrderRows = ({ rows }: { rows: readonly PurchaseOrderRow[] }) => (
  <Field.Rows
    name="purchaseOrders"
    label="Purchase orders"
    add="Add purchase order"
    hint="A line taken away here stays as it was saved."
  >
    {({ index, value }) => {
      const known = rows.find(row => row.id === value.id)
      return (
        <>
          {known && (
            <>
              <input type="hidden" name={`purchaseOrders.${index}.id`} value={known.id} />
              <input type="hidden" name={`purchaseOrders.${index}.version`} value={known.version} />
            </>
          )}
          <Field.Text name={'poNumber' as never} label="Number" span={6} />
          <Field.Quantity name={'quantity' as never} label="Quantity" span={6} optional />
          <Field.Date name={'validFrom' as never} label="Valid from" span={6} />
          <Field.Date name={'validTo' as never} label="Valid to" span={6} optional />
          {known && (
            <p className="figures col-span-12 text-table text-muted">
              Ordered {showVolume(known.orderedQuantity)}, delivered {showVolume(known.deliveredQuantity)}
              {known.balance !== null && (
                <span className={Number(known.balance) < 0 ? 'font-semibold text-stop' : undefined}>
                  {' '}
                  – balance {showVolume(known.balance)}
                </span>
              )}
            </p>
          )}
          {known && <Field.Switch name={'active' as never} label="May be ordered on" />}
        </>
      )
    }}
  </Field.Rows>
)
