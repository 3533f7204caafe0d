import type { Core } from '~/domain/cylinders/conformity/core-assessment'
import {
  NC_DECISION_LABELS,
  NC_DECISIONS,
  type NonConformityDecide,
  type NonConformityInquiry,
} from '~/domain/cylinders/non-conformity'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import type { NonConformityDetail } from './non-conformity-loader'

const Inquiry = fieldsOf<typeof NonConformityInquiry>()
const Cut = fieldsOf<typeof Core>()
const Decide = fieldsOf<typeof NonConformityDecide>()

/** Causes, the span of production and the cores, as they become known. */
export const InquiryDialog = ({ of }: { of: NonConformityDetail }) => (
  <DialogForm title={`Inquiry of ${of.ncNo}`} values={of}>
    <Inquiry.Date name="fromOn" label="Made from" span={6} />
    <Inquiry.Date name="toOn" label="To" span={6} />
    <Inquiry.Textarea name="causes" label="Causes" rows={3} />
    <Inquiry.Select
      name="coreStandard"
      label="Cores by"
      choices={[
        ['en13791', 'EN 13791, EN 12504-1'],
        ['aci318', 'ACI 318, ASTM C42'],
      ]}
      span={12}
    />
    <Inquiry.Rows name="cores" label="Cores" add="Add core">
      {() => (
        <>
          <Cut.Text name="label" label="Core" span={4} />
          <Cut.Text name="place" label="Place" span={8} />
          <Cut.Number name="diameterMm" label="Diameter" unit="mm" span={4} />
          <Cut.Number name="lengthMm" label="Length" unit="mm" span={4} />
          <Cut.Number name="mpa" label="Strength" unit="MPa" span={4} />
        </>
      )}
    </Inquiry.Rows>
  </DialogForm>
)

export const DecideDialog = ({ of }: { of: NonConformityDetail }) => (
  <DialogForm
    title={`Decide ${of.ncNo}`}
    description="Another person closes it."
    values={{ version: of.version, decision: of.decision, decisionText: of.decisionText }}
    save="Decide"
  >
    <input type="hidden" name="of" value="decide" />
    <Decide.Select
      name="decision"
      label="Decision"
      choices={NC_DECISIONS.map(one => [one, NC_DECISION_LABELS[one]] as const)}
      span={12}
    />
    <Decide.Textarea name="decisionText" label="Grounds" rows={3} />
  </DialogForm>
)
