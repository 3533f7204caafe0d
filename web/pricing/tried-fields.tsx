import type { PriceTrialChoices, PriceTrialForm } from '~/domain/pricing/price-trial'
import { DAY_KIND_LABELS } from '~/domain/pricing/tried-shape'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { PRICE_INDEXES } from './lookups'

const Field = fieldsOf<typeof PriceTrialForm>()
const Discount = rowFieldsOf<typeof PriceTrialForm, 'categoryDiscounts'>()
const Day = rowFieldsOf<typeof PriceTrialForm, 'holidays'>()
const choice = ({ id, label }: { id: string; label: string }) => [id, label] as const

/** What a price category takes off, for all who are in it. */
export const TriedDiscounts = ({ choices }: { choices: PriceTrialChoices }) => (
  <>
    <Field.Select
      name="categoryId"
      label="Category"
      choices={choices.categories.map(choice)}
      empty="As in force"
      span={8}
      optional
    />
    <Field.Rows name="categoryDiscounts" label="Discounts" add="Add discount" hint="They replace all of the category.">
      {() => (
        <>
          <Discount.Select
            name="family"
            label="Family"
            choices={choices.families.map(family => [family, family] as const)}
            empty="All"
            span={3}
            optional
          />
          <Discount.Number name="strengthFrom" label="From MPa" span={2} optional />
          <Discount.Number name="strengthTo" label="To MPa" span={2} optional />
          <Discount.Select
            name="kind"
            label="Taken off"
            choices={[
              ['percent', '%'],
              ['amount', 'S$ per m³'],
            ]}
            span={2}
          />
          <Discount.Number name="value" label="Discount" span={2} />
        </>
      )}
    </Field.Rows>
  </>
)

/** Of which category the customer of the trial would be. */
export const TriedCategory = ({ choices }: { choices: PriceTrialChoices }) => (
  <Field.Select
    name="partyCategory"
    label="Price category of the customer"
    choices={[['none', 'None'], ...choices.categories.map(choice)]}
    empty="As it is"
    span={6}
    optional
  />
)

/** What a price index would be, whichever charges follow it. */
export const TriedIndex = () => (
  <>
    <Field.Combobox name="indexId" label="Price index" source={PRICE_INDEXES} span={6} optional />
    <Field.Number name="indexValue" label="Value on all these days" span={3} optional />
  </>
)

/** Days that would be a holiday, or a working day. */
export const TriedDays = () => (
  <Field.Rows name="holidays" label="Holidays" add="Add day">
    {() => (
      <>
        <Day.Date name="day" label="Day" span={4} />
        <Day.Select name="kind" label="Would be" choices={Object.entries(DAY_KIND_LABELS)} span={4} />
      </>
    )}
  </Field.Rows>
)
