import type { ReactNode } from 'react'
import { ARISES_LABELS, type PriceTrialChoices, type PriceTrialForm } from '~/domain/pricing/price-trial'
import { FIRST_CHARGE, type TriedChargePart } from '~/domain/pricing/tried-charge'
import { type Fields, fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { PRICE_INDEXES } from './lookups'

const Field = fieldsOf<typeof PriceTrialForm>()
const Band = rowFieldsOf<typeof PriceTrialForm, 'chargeBands'>()
const Charge = rowFieldsOf<typeof PriceTrialForm, 'charges'>()
const BANDS = 'Prices by notice, road distance or zone'
type Charges = Pick<PriceTrialChoices, 'charges'>

/** The first charge, whose fields are fields of the form; its bands are rows. */
export const FirstCharge = ({ choices }: { choices: Charges }) => (
  <ChargeFields of={Field} named={part => FIRST_CHARGE[part]} choices={choices}>
    <Field.Rows name="chargeBands" label={BANDS} add="Add band" hint="They replace all bands of the charge.">
      {() => (
        <>
          <Band.Text name="where" label="Hours, km or postal codes" span={6} placeholder="10 or 60, 609" />
          <Band.UnitPrice name="price" label="Price" span={4} places={2} />
        </>
      )}
    </Field.Rows>
  </ChargeFields>
)

/** Charges that change at the same time, each with all that the first has; its bands are one field. */
export const FurtherCharges = ({ choices }: { choices: Charges }) => (
  <Field.Rows
    name="charges"
    label="More charges"
    add="Add a charge"
    hint="Each charge once. Bands are written as 10=4.50; 20=7 and replace all bands of the charge."
  >
    {() => (
      <ChargeFields of={Charge} named={part => part} choices={choices}>
        <Charge.Text name="bands" label={BANDS} span={12} placeholder="10=4.50; 20=7" optional />
      </ChargeFields>
    )}
  </Field.Rows>
)

/** What may be new about one charge: who is charged, its figures, its bands and how it follows an index. */
function ChargeFields<Name extends string>(props: {
  of: Fields<Name>
  /** What the form calls this field of the charge. */
  named: (part: Exclude<TriedChargePart, 'bands'>) => Name
  choices: Charges
  /** Its bands: rows of the form, or one field of a row. */
  children: ReactNode
}) {
  const { of: Of, named, choices, children } = props
  const charges = choices.charges.map(({ id, label }) => [id, label] as const)
  const arises = Object.entries(ARISES_LABELS)
  return (
    <>
      <Of.Select name={named('chargeId')} label="Charge" choices={charges} empty="None" span={6} optional />
      <Of.Select name={named('arises')} label="Who is charged" choices={arises} empty="As set" span={6} optional />
      <Of.UnitPrice name={named('price')} label="New price" span={3} optional />
      <Of.Number name={named('free')} label="Free" span={3} optional />
      <Of.Number name={named('minimum')} label="Minimum" span={3} optional />
      <Of.Number name={named('maximum')} label="Maximum" span={3} optional />
      {children}
      <Of.Combobox name={named('indexId')} label="Follows the price index" source={PRICE_INDEXES} span={6} optional />
      <Of.Number name={named('base')} label="Base" span={2} optional />
      <Of.Number name={named('share')} label="Share of price" unit="%" span={2} optional />
      <Of.Number name={named('within')} label="No change within" unit="%" span={2} optional />
    </>
  )
}
