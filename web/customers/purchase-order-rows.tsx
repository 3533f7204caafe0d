import type { ProjectSave } from '~/domain/customers/project'
import type { PurchaseOrderRow } from '~/domain/customers/purchase-order'
import { showVolume } from '~/web/kit/figures'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'

const Field = fieldsOf<typeof ProjectSave>()
const Order = rowFieldsOf<typeof ProjectSave, 'purchaseOrders'>()

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
          <Order.Text name="poNumber" label="Number" span={6} />
          <Order.Quantity name="quantity" label="Quantity" span={6} optional />
          <Order.Date name="validFrom" label="Valid from" span={6} />
          <Order.Date name="validTo" label="Valid to" span={6} optional />
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
          {known && <Order.Switch name="active" label="May be ordered on" />}
        </>
      )
    }}
  </Field.Rows>
)
