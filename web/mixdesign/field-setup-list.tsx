import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MIX_FIELDS, type MixField, MixFieldSave } from '~/domain/mixdesign/field-setup'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { showNumber } from '~/web/kit/figures'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { useFieldValue } from '~/web/kit/form/form-context'
import type { Column, ListPage } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { readForm, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).mixdesign['mix-design-field'].list.$get())

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, MixFieldSave)
  const saved = await attempt(apiFor({ request, context, key }).mixdesign['mix-design-field'].$put({ json: values }))
  return saved.ok
    ? done(request, closed(request), `${MIX_FIELDS[values.field].label} saved`)
    : refused(saved.problem, raw)
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]
const Field = fieldsOf<typeof MixFieldSave>()
const wordOf = (field: string) => MIX_FIELDS[field as MixField]
const amount = (value: string | null, field: string) =>
  value === null ? '' : `${showNumber(Number(value))}${wordOf(field).unit ? ` ${wordOf(field).unit}` : ''}`

/** What every mix must say, and between which limits, before it may be submitted. */
export default function FieldSetupList() {
  const page = useLoaderData<typeof loader>() as ListPage<Row>
  const mayManage = useCan()('approve-1', 'mix_design')
  const free = Object.entries(MIX_FIELDS).filter(([field]) => !page.rows.some(of => of.field === field))
  const columns: Column<Row>[] = [
    { key: 'field', label: 'Field', show: of => wordOf(of.field).label },
    { key: 'required', label: 'Required', show: of => (of.required ? 'Yes' : 'No') },
    { key: 'least', label: 'At least', show: of => amount(of.least, of.field), align: 'right' },
    { key: 'most', label: 'At most', show: of => amount(of.most, of.field), align: 'right' },
    {
      key: 'defaultValue',
      label: 'A new mix begins with',
      show: of => amount(of.defaultValue, of.field),
      align: 'right',
    },
    { key: 'hint', label: 'Hint in the form', show: of => of.hint },
    { key: 'active', label: 'Status', show: of => <Status of="active" value={of.active} />, phone: 'end' },
  ]
  return (
    <MasterList
      title="Field setup"
      noun={['field', 'fields']}
      page={page}
      columns={columns}
      empty={{ text: 'Without fields here a mix is submitted as it is.' }}
      may={mayManage}
      full={free.length === 0}
      called={row => (row ? wordOf(row.field).label : 'New field')}
      values={row => (row ? { ...row, ...bare(row) } : { active: true, required: true })}
      description={mayManage ? undefined : 'The laboratory manager keeps what every mix must say.'}
      fields={row => (
        <FieldRule
          of={row?.field}
          choices={row ? [[row.field, wordOf(row.field).label]] : free.map(([field, of]) => [field, of.label] as const)}
        />
      )}
    />
  )
}

type Choices = readonly (readonly [value: string, label: string])[]

/** The limits are in the unit of the field that is chosen, and only what is typed can begin with something. */
function FieldRule({ of, choices }: { of: string | undefined; choices: Choices }) {
  const field = useFieldValue('field', of ?? '')
  const { unit = '', typed = true } = field in MIX_FIELDS ? wordOf(field) : {}
  return (
    <>
      <Field.Select name="field" label="Field" choices={choices} />
      <Field.Switch name="required" label="Required" hint="Asked when a mix is submitted." />
      <Field.Number name="least" label="At least" unit={unit} span={4} optional />
      <Field.Number name="most" label="At most" unit={unit} span={4} optional />
      {typed && <Field.Number name="defaultValue" label="A new mix begins with" unit={unit} span={4} optional />}
      <Field.Text name="hint" label="Hint in the form" span={12} optional />
      <Field.Switch name="active" label="In use" />
    </>
  )
}

const bare = ({ least, most, defaultValue }: Row) => ({
  least: least && String(Number(least)),
  most: most && String(Number(most)),
  defaultValue: defaultValue && String(Number(defaultValue)),
})
