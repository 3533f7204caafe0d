import type { TermItemChoice } from '~/domain/pricing/commercial-term'
import type { PricingSave } from '~/domain/pricing/pricing'
import { isQuotable, type QuoteCharge } from '~/domain/pricing/pricing-charge'
import { showMoney } from '~/web/kit/figures'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'

const Field = fieldsOf<typeof PricingSave>()
const Charge = rowFieldsOf<typeof PricingSave, 'charges'>()

/** What may be quoted, and what the quote names although it is offered no more. */
const choicesOf = (items: readonly TermItemChoice[], quoted: readonly QuoteCharge[]) =>
  [...items.filter(isQuotable), ...quoted.filter(charge => !items.some(item => item.itemId === charge.itemId))].map(
    ({ itemId, name, code, unit }) => [itemId, `${name} – ${code}, per ${unit}`] as const,
  )

/** The services, surcharges and add-ons of a quote, each beside what the project pays now. */
export function PricingCharges({
  items,
  quoted,
}: {
  items: readonly TermItemChoice[]
  quoted: readonly QuoteCharge[]
}) {
  const choices = choicesOf(items, quoted)
  return (
    <Field.Rows
      name="charges"
      label="Prices for this project"
      add="Add item"
      hint="What is not named here keeps its present price. A surcharge that is named applies by itself; a service is charged where an order names it."
    >
      {({ value }) => (
        <>
          <Charge.Select name="itemId" label="Item" choices={choices} span={6} />
          <Charge.UnitPrice
            name="unitPrice"
            label="Price"
            span={3}
            places={2}
            hint={typeof value.presentPrice === 'string' ? `now ${showMoney(value.presentPrice)}` : undefined}
          />
          <Charge.Number name="freeAllowance" label="Free" span={3} optional />
          <Charge.Number name="minimum" label="Minimum" span={3} optional />
          <Charge.Number name="maximum" label="Maximum" span={3} optional />
          <Charge.Text name="reason" label="Reason" span={6} optional />
        </>
      )}
    </Field.Rows>
  )
}
