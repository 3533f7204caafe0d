import type { CommercialTermSave } from '~/domain/pricing/commercial-term'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { PRICE_INDEXES } from './lookups'

const Field = fieldsOf<typeof CommercialTermSave>()

/** Which index a surcharge follows, and how. */
export const EscalationFields = ({ indexName }: { indexName: string | null | undefined }) => (
  <>
    <Field.Combobox
      name="escalation.indexId"
      label="Price index"
      source={PRICE_INDEXES}
      text={indexName ?? ''}
      span={12}
      optional
      hint="For a surcharge that follows an index: leave its price at 0."
    />
    <Field.Number name="escalation.base" label="Base" span={4} optional />
    <Field.Number name="escalation.sharePercent" label="Share of price, %" span={4} optional />
    <Field.Number
      name="escalation.withinPercent"
      label="No effect within ±%"
      span={4}
      optional
      hint="Change of the index that leaves the price as it is."
    />
  </>
)
