import type { ProjectSave } from '~/domain/customers/project'
import type { PurchaseOrderRow } from '~/domain/customers/purchase-order'
import * as words from '~/domain/customers/words'
import * as kitWords from '~/domain/kit/words'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { Sentence } from '~/web/kit/sentence'

const Field = fieldsOf<typeof ProjectSave>()
const Order = rowFieldsOf<typeof ProjectSave, 'purchaseOrders'>()

/** Purchase orders with what was ordered and delivered on each; one that is used is switched off, not removed. */
export const PurchaseOrderRows = ({ rows }: { rows: readonly PurchaseOrderRow[] }) => (
  <Field.Rows
    name="purchaseOrders"
    label={words.purchaseOrderPlural()}
    add={words.purchaseOrderAdd()}
    hint={words.purchaseOrderHint()}
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
          <Order.Text name="poNumber" label={words.purchaseOrderNumber()} span={6} />
          <Order.Quantity name="quantity" label={kitWords.fieldQuantity()} span={6} optional />
          <Order.Date name="validFrom" label={words.purchaseOrderValidFrom()} span={6} />
          <Order.Date name="validTo" label={words.purchaseOrderValidTo()} span={6} optional />
          {known && (
            <p className="figures col-span-12 text-table text-muted">
              <Used of={known} />
            </p>
          )}
          {known && <Order.Switch name="active" label={words.purchaseOrderOpen()} />}
        </>
      )
    }}
  </Field.Rows>
)

const Used = ({ of: { orderedQuantity: ordered, deliveredQuantity: delivered, balance } }: { of: PurchaseOrderRow }) =>
  balance === null ? (
    words.purchaseOrderUsed({ ordered, delivered })
  ) : (
    <Sentence
      parts={words.purchaseOrderUsedAndLeft({
        ordered,
        delivered,
        balance,
        left: inner => <span className={Number(balance) < 0 ? 'font-semibold text-stop' : undefined}>{inner}</span>,
      })}
    />
  )
