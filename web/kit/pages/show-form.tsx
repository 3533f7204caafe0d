import type * as z from 'zod'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { Card } from '~/web/ui/card'

type Example = z.ZodType<unknown, Record<string, unknown>>
const Field = fieldsOf<Example>()
const CUSTOMERS = { path: 'customer/list', label: 'customerName', detail: 'customerCode' }

export function ShowForm() {
  return (
    <FormScreen
      title="New plant"
      values={null}
      save="Save plant"
      again
      draft
      footnote="Saved last by Mei Ling Tan, 19/11/2026 17:42"
      aside={
        <Card title="Capacity at 06:00">
          <p className="figures text-kpi font-semibold">84 %</p>
          <p className="text-muted text-table">With this order 101 of 120 m³ are booked in this hour.</p>
        </Card>
      }
      notice={
        <p data-tone="waiting" className="tone mt-2 rounded-lg px-4 py-2.5 text-table">
          2 assigned plants without a time and 1 empty product will not be saved.
        </p>
      }
    >
      <Section title="Plant" note="What dispatch and the batchers see.">
        <Field.Text name="plantName" label="Plant name" />
        <Field.Select
          name="regionId"
          label="Region"
          choices={[
            ['w', 'West'],
            ['c', 'Central'],
            ['e', 'East'],
          ]}
          span={3}
        />
        <Field.Quantity name="capacityPerHour" label="Capacity" unit="m³/h" />
        <Field.Combobox
          name="customerId"
          label="Main customer"
          source={CUSTOMERS}
          optional
          hint="Type a name or a code"
        />
        <Field.Date name="openFrom" label="Open from" />
        <Field.Time name="startTime" label="First load" />
        <Field.Money name="hire" label="Hire per month" />
        <Field.UnitPrice name="rate" label="Rate" unit="/m³" />
        <Field.Switch name="active" label="Takes orders" hint="Off keeps its history and hides it from planning." />
      </Section>
      <Section title="Silos">
        <Field.Rows name="lines" label="Silos" add="Add silo">
          {() => (
            <>
              <Field.Text name="name" label="Silo" span={4} />
              <Field.Quantity name="quantity" label="Capacity" unit="t" span={4} />
              <Field.Select
                name="material"
                label="Material"
                choices={[
                  ['c', 'Cement'],
                  ['g', 'GGBS'],
                ]}
                span={4}
              />
            </>
          )}
        </Field.Rows>
      </Section>
      <Section title="Remarks">
        <Field.Textarea name="remarks" label="Remarks" optional />
      </Section>
    </FormScreen>
  )
}
