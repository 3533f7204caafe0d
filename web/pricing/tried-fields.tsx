import { ARISES_LABELS, type PriceTrialChoices, type PriceTrialForm } from '~/domain/pricing/price-trial'
import { DAY_KIND_LABELS } from '~/domain/pricing/tried-shape'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { PRICE_INDEXES } from './lookups'

const Field = fieldsOf<typeof PriceTrialForm>()
const Discount = rowFieldsOf<typeof PriceTrialForm, 'categoryDiscounts'>()
const Charge = rowFieldsOf<typeof PriceTrialForm, 'charges'>()
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

/** How the chosen surcharge follows an index, and what an index is. */
export const TriedIndex = () => (
  <>
    <Field.Combobox name="chargeIndexId" label="Follows the price index" source={PRICE_INDEXES} span={6} optional />
    <Field.Number name="chargeBase" label="Base" span={2} optional />
    <Field.Number name="chargeShare" label="Share of price" unit="%" span={2} optional />
    <Field.Number name="chargeWithin" label="No change within" unit="%" span={2} optional />
    <Field.Combobox name="indexId" label="Price index" source={PRICE_INDEXES} span={6} optional />
    <Field.Number name="indexValue" label="Value on all these days" span={3} optional />
  </>
)

/** Charges that change at the same time, each with all that the first has; its bands are one field. */
export const TriedCharges = ({ choices }: { choices: PriceTrialChoices }) => (
  <Field.Rows
    name="charges"
    label="More charges"
    add="Add a charge"
    hint="Each charge once. Bands are written as 10=4.50; 20=7 and replace all bands of the charge."
  >
    {() => (
      <>
        <Charge.Select
          name="chargeId"
          label="Charge"
          choices={choices.charges.map(choice)}
          empty="None"
          span={6}
          optional
        />
        <Charge.Select
          name="arises"
          label="Who is charged"
          choices={Object.entries(ARISES_LABELS)}
          empty="As set"
          span={6}
          optional
        />
        <Charge.UnitPrice name="price" label="New price" span={3} optional />
        <Charge.Number name="free" label="Free" span={3} optional />
        <Charge.Number name="minimum" label="Minimum" span={3} optional />
        <Charge.Number name="maximum" label="Maximum" span={3} optional />
        <Charge.Text
          name="bands"
          label="Prices by notice, road distance or zone"
          span={6}
          placeholder="10=4.50; 20=7"
          optional
        />
        <Charge.Combobox name="indexId" label="Follows the price index" source={PRICE_INDEXES} span={6} optional />
        <Charge.Number name="base" label="Base" span={3} optional />
        <Charge.Number name="share" label="Share of price" unit="%" span={3} optional />
        <Charge.Number name="within" label="No change within" unit="%" span={3} optional />
      </>
    )}
  </Field.Rows>
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
