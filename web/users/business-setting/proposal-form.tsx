import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import type { SettingField } from '~/domain/kit/setting-fields'
import type { SettingDetail } from '~/web/kit/client/users'
import { DayField } from '~/web/kit/form/day-field'
import { useFormKey } from '~/web/kit/form/form-key'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input, Select } from '~/web/ui/input'
import { SettingInput } from './setting-input'

type Props = {
  setting: SettingDetail
  regions: readonly (readonly [id: string, name: string])[]
  answer: { effects?: string[]; problem?: string } | undefined
}

/** The inputs that fit the shape of a setting, its day and reason; "Preview" says what would change before it is sent. */
export function ProposalForm({ setting, regions, answer }: Props) {
  const key = useFormKey(answer)
  const busy = useNavigation().state !== 'idle'
  return (
    <Card title="Propose a new value">
      <Form method="post" className="grid gap-4" preventScrollReset>
        <input type="hidden" name="_key" value={key} />
        {setting.form.rows ? (
          <FieldRows fields={setting.form.fields} entries={setting.entries} />
        ) : (
          <div className="grid gap-4 md:grid-cols-2">
            {setting.form.fields.map(field => (
              <SettingInput key={field.path} field={field} name={field.path} value={setting.entries[field.path]} />
            ))}
          </div>
        )}
        <div className="grid gap-4 md:grid-cols-3">
          <DayField name="effectiveFrom" label="First day" required />
          {setting.regional && (
            <Labelled label="Region">
              <Select name="regionId" defaultValue="">
                <option value="">Whole company</option>
                {regions.map(([id, name]) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Labelled>
          )}
          <Labelled label="Reason">
            <Input name="reason" maxLength={400} />
          </Labelled>
        </div>
        {answer?.problem && (
          <p role="alert" data-tone="stop" className="tone rounded-lg px-4 py-3 text-table">
            {answer.problem}
          </p>
        )}
        {answer?.effects && (
          <div role="status" data-tone="neutral" className="tone rounded-lg px-4 py-3 text-table">
            <p className="font-semibold">What changes</p>
            <ul className="mt-1 grid list-disc gap-0.5 pl-5">
              {answer.effects.map(effect => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex gap-2">
          <Button type="submit" name="intent" value="preview" disabled={busy}>
            Preview
          </Button>
          <Button type="submit" name="intent" value="propose" look="primary" disabled={busy}>
            Submit for approval
          </Button>
        </div>
      </Form>
    </Card>
  )
}

const Labelled = ({ label, children }: { label: string; children: React.ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className="grid content-start gap-1 text-table">
    <span className="font-semibold">{label}</span>
    {children}
  </label>
)

/** A row a line; an empty one at the end for one more, and a row is left out by emptying it. */
function FieldRows({ fields, entries }: { fields: readonly SettingField[]; entries: Record<string, string> }) {
  const places = Object.keys(entries).map(path => Number.parseInt(path, 10))
  const [count, setCount] = useState(Math.max(-1, ...places) + 1)
  return (
    <div className="grid gap-3">
      {Array.from({ length: count }, (_, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the row's name
          key={at}
          className="grid gap-3 rounded-lg border border-line p-3 sm:grid-cols-2 xl:grid-cols-5"
        >
          <legend className="sr-only">Row {at + 1}</legend>
          {fields.map(field => {
            const name = `${at}.${field.path.replace(/^\./, '')}`
            return <SettingInput key={name} field={field} name={name} value={entries[name]} />
          })}
        </fieldset>
      ))}
      <div>
        <Button type="button" size="sm" onClick={() => setCount(count + 1)}>
          Add row
        </Button>
      </div>
    </div>
  )
}
