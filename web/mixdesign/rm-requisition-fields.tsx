import type { MaterialRequisitionUpdate, RequisitionTestCreate } from '~/domain/mixdesign/requisition'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { PLANTS } from '~/web/kit/list/column'
import { Button } from '~/web/ui/button'
import { MATERIALS, RM, SOURCES } from './requisition/lookups'
import type { Requisition, RequisitionOptions } from './requisition/record-loader'

const Field = fieldsOf<typeof MaterialRequisitionUpdate>()
const Wanted = fieldsOf<typeof RequisitionTestCreate>()

/** Somebody asks for the test of a material: of which sample, by when, which tests between which limits. */
export function RmRequisitionFields({ asked, options }: { asked: Requisition | null; options: RequisitionOptions }) {
  const choices = options.tests.map(({ testType, name, unit }) => [testType, unit ? `${name}, ${unit}` : name] as const)
  return (
    <FormScreen
      title={asked ? `Edit ${asked.requisitionNo}` : 'Request a test'}
      values={asked}
      back={asked ? `${RM}/${asked.id}` : RM}
      save="Keep as draft"
      draft={!asked}
      note={asked?.status === 'rejected' ? `Sent back: ${asked.decisionRemarks}` : undefined}
      actions={
        <Button type="submit" form="record" name="intent" value="submit">
          Submit
        </Button>
      }
    >
      <Section title="Sample">
        <Field.Text name="title" label="What is needed" span={8} hint="Why it is tested, in a few words." />
        <Field.Date name="neededBy" label="Needed by" span={4} />
        <Field.Combobox name="materialId" label="Material" source={MATERIALS} text={asked?.materialName ?? ''} />
        <Field.Combobox
          name="sourceId"
          label="Source"
          source={SOURCES}
          needs={{ materialId: 'materialId' }}
          text={asked?.sourceName ?? ''}
          optional
        />
        <Field.Combobox name="plantId" label="Plant" source={PLANTS} text={asked?.plantName ?? ''} span={4} />
        <Field.Text name="lotNo" label="Lot" span={4} hint="Lot, ship, silo or truck." optional />
        <Field.Date name="sampledOn" label="Sampled on" span={4} optional />
      </Section>
      <Section title="Tests" note="The result must be between the limits. Leave one empty if only the other applies.">
        <Field.Rows name="tests" label="Requested tests" add="Add test">
          {() => (
            <>
              <Wanted.Select name="testType" label="Test" span={6} choices={choices} />
              <Wanted.Number name="least" label="At least" span={3} optional />
              <Wanted.Number name="most" label="At most" span={3} optional />
            </>
          )}
        </Field.Rows>
        <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
      </Section>
    </FormScreen>
  )
}
