import { roleNameOf } from '~/domain/access/role-names'
import { ABOVE, ESCALATED_KINDS } from '~/domain/kit/escalation-setting'
import { type SettingField, sentence } from '~/domain/kit/setting-fields'
import { workOf } from '~/domain/reports/work-item'
import { Checkbox, Input, Select, Switch } from '~/web/ui/input'

type Props = { field: SettingField; name: string; value: string | undefined }

/** One input by the kind of its field. */
export function SettingInput({ field, name, value = '' }: Props) {
  const id = `setting-${name.replaceAll('.', '-')}`
  if (field.kind === 'list' && field.choices.length > 0) return <Ticks field={field} name={name} value={value} />
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="font-semibold text-table">
        {field.label}
        {field.optional && field.kind !== 'switch' && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      <Control id={id} field={field} name={`e:${name}`} value={value} />
    </div>
  )
}

/** Some of what there is to choose from: what is ticked posts under the name of the field and its own. */
function Ticks({ field, name, value = '' }: Props) {
  const given = new Set(value.split(', '))
  return (
    <fieldset className="col-span-full grid min-w-0 gap-1">
      <legend className="mb-1 font-semibold text-table">{field.label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1.5">
        {field.choices.map(choice => (
          <label
            key={choice}
            htmlFor={`setting-${choice}`}
            className="flex min-h-(--control) items-center gap-2 text-body"
          >
            <Checkbox
              id={`setting-${choice}`}
              name={`e:${name}#${choice}`}
              value={choice}
              defaultChecked={given.has(choice)}
            />
            {choiceName(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function choiceName(choice: string): string {
  const role = roleNameOf(choice)
  if (role) return role
  const work = ESCALATED_KINDS.find(kind => kind === choice)
  if (work) return workOf(work).label
  return choice === ABOVE ? 'The role above' : sentence(choice.replaceAll('_', ' '))
}

function Control({ id, field, name, value }: Props & { id: string }) {
  switch (field.kind) {
    case 'switch':
      return <Switch id={id} name={name} value="true" defaultChecked={value === 'true'} />
    case 'choice':
      return (
        <Select id={id} name={name} defaultValue={value}>
          <option value="">–</option>
          {field.choices.map(choice => (
            <option key={choice} value={choice}>
              {choiceName(choice)}
            </option>
          ))}
        </Select>
      )
    case 'clock':
      return <Input id={id} name={name} type="time" defaultValue={value} />
    case 'whole':
    case 'number':
    case 'decimal':
      return (
        <Input id={id} name={name} inputMode="decimal" autoComplete="off" className="figures" defaultValue={value} />
      )
    case 'list':
      return <Input id={id} name={name} autoComplete="off" defaultValue={value} placeholder="Separated by commas" />
    default:
      return <Input id={id} name={name} autoComplete="off" defaultValue={value} />
  }
}
