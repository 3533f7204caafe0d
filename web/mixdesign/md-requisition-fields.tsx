import type { MixRequisitionUpdate } from '~/domain/mixdesign/requisition'
import { CheckFields } from '~/web/kit/form/check-fields'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { PLANTS } from '~/web/kit/list/column'
import { Button } from '~/web/ui/button'
import { CUSTOMERS, MD, PROJECTS, SALESPEOPLE } from './requisition/lookups'
import type { Requisition, RequisitionOptions } from './requisition/record-loader'

const Field = fieldsOf<typeof MixRequisitionUpdate>()

/** A project asks for a mix: draft as long as it is written, then handed in. */
export function MdRequisitionFields({ asked, options }: { asked: Requisition | null; options: RequisitionOptions }) {
  return (
    <FormScreen
      title={asked ? `Edit ${asked.requisitionNo}` : 'New mix request'}
      values={asked ?? { slumpMin: 150, slumpMax: 200, cementType: 'any' }}
      back={asked ? `${MD}/${asked.id}` : MD}
      save="Keep as draft"
      draft={!asked}
      note={asked?.status === 'rejected' ? `Sent back: ${asked.decisionRemarks}` : undefined}
      actions={
        <Button type="submit" form="record" name="intent" value="submit">
          Submit
        </Button>
      }
    >
      <Section title="For">
        <Field.Text name="title" label="What is needed" span={8} hint="The part of the work, in a few words." />
        <Field.Date name="neededBy" label="Needed by" span={4} />
        <Field.Combobox name="customerId" label="Customer" source={CUSTOMERS} text={asked?.customerName ?? ''} />
        <Field.Combobox
          name="projectId"
          label="Project"
          source={PROJECTS}
          needs={{ customerId: 'customerId' }}
          text={asked?.projectName ?? ''}
          optional
        />
        <Field.Combobox name="plantId" label="Plant" source={PLANTS} text={asked?.plantName ?? ''} />
        <Field.Combobox
          name="salespersonId"
          label="Salesperson"
          source={SALESPEOPLE}
          text={asked?.salespersonName ?? ''}
          hint="Leave empty to use the salesperson of the customer."
          optional
        />
      </Section>
      <Section title="Concrete">
        <Field.Number name="strengthMpa" label="Strength" unit="MPa" />
        <Field.Number name="slumpMin" label="Slump from" unit="mm" />
        <Field.Number name="slumpMax" label="Slump to" unit="mm" />
        <Field.Select
          name="stoneSizeMm"
          label="Stone"
          span={3}
          choices={options.stones.map(stone => [String(stone.sizeMm), stone.name] as const)}
        />
        <Field.Select
          name="cementType"
          label="Cement"
          span={6}
          choices={options.cementTypes.map(({ cementType, name }) => [cementType, name] as const)}
        />
        <CheckFields
          name="exposureClasses"
          label="Exposure classes specified"
          choices={options.exposureClasses.map(({ exposureClass, name }) => [exposureClass, name] as const)}
          hint="The mix must meet each; none where nothing is specified."
        />
        <Field.Number
          name="workingLifeYears"
          label="Working life"
          unit="years"
          hint="Of the structure, as specified."
          optional
        />
        <Field.Number name="coverMm" label="Cover" unit="mm" hint="Nominal, to the reinforcement." optional />
        <Field.Switch name="pumped" label="Pumped" span={6} />
        <Field.Quantity name="quantity" label="Volume" span={4} />
        <Field.Number
          name="targetCarbon"
          label="Carbon at most"
          unit="kg CO₂e/m³"
          span={4}
          hint="Cradle to gate, A1–A3."
          optional
        />
        <Field.Textarea
          name="specialRequirements"
          label="Special requirements"
          hint="Early strength, retention, heat, permeability, placing."
          optional
        />
        <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
      </Section>
    </FormScreen>
  )
}
