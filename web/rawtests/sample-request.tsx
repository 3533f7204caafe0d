import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addDays, businessDay } from '~/domain/kit/time'
import { RawTestRequestSave } from '~/domain/rawtests/test-request'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { CheckFields } from '~/web/kit/form/check-fields'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { HereLink } from '~/web/kit/here-link'
import { PLANTS } from '~/web/kit/list/column'
import { readForm, refused } from '~/web/kit/read-form'
import { anId } from '~/web/kit/screens'
import { sessionOf } from '~/web/kit/session-of'
import { Card } from '~/web/ui/card'
import { SampleTabs } from './sample-tabs'
import { DueDay, RequestStatus } from './verdict'
import { FORM, HOME, MATERIALS, SOURCES, SUPPLIERS, TYPE_CHOICES } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context)
  const api = apiFor({ request, context }).rawtests['raw-material-test']
  const open = await take(api.request.filter.$post({ json: { outstanding: true, limit: 12, sort: 'dueOn' } }))
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const params = new URL(request.url).searchParams
  // A list of what is to be sampled says of what.
  const given = ['materialId', 'sourceId', 'plantId'].flatMap(name => {
    const id = params.get(name) ?? ''
    return anId.test(id) ? [[name, id]] : []
  })
  const testTypes = TYPE_CHOICES.map(([type]) => type).filter(type => params.getAll('testTypes').includes(type))
  const usual = { dueOn: addDays(today, 3), testTypes: testTypes.length ? testTypes : ['sieve'] }
  const ids: { materialId?: string; sourceId?: string; plantId?: string } = Object.fromEntries(given)
  return { open, today, values: { ...usual, ...ids }, names: await namesOf(apiFor({ request, context }), ids) }
}

/** What the fields of a given material, source and plant show; nothing of one that is not there. */
async function namesOf(
  api: ReturnType<typeof apiFor>,
  ids: { materialId?: string; sourceId?: string; plantId?: string },
) {
  const [material, source, plants] = await Promise.all([
    ids.materialId ? attempt(api.materials.material[':id'].$get({ param: { id: ids.materialId } })) : null,
    ids.sourceId ? attempt(api.materials['material-source'][':id'].$get({ param: { id: ids.sourceId } })) : null,
    ids.plantId ? attempt(api.fleet.plant.select.$get({ query: {} })) : null,
  ])
  const plant = plants?.ok ? plants.data.rows.find(row => row.id === ids.plantId) : undefined
  return {
    material: material?.ok ? material.data.name : undefined,
    source: source?.ok ? source.data.sourceName : undefined,
    plant: plant?.plantName,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, intent, key } = await readForm(request, RawTestRequestSave)
  const api = apiFor({ request, context, key }).rawtests['raw-material-test']
  const saved = await attempt(api['save-raw-material-test-request'].$post({ json: values }))
  if (!saved.ok) return refused(saved.problem, raw)
  const next = intent === 'save-new' ? `${FORM}/req` : `${HOME}/outstanding-test-list`
  return done(request, next, `${saved.data.requestNo} requested`)
}

const Field = fieldsOf<typeof RawTestRequestSave>()

/** Asking for a test: of what, from where, until when. */
export default function SampleRequest() {
  const { open, today, values, names } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'raw_test')
  return (
    <FormScreen
      title="Sample submission"
      values={values}
      readOnly={!mayManage}
      back={`${HOME}/outstanding-test-list`}
      save="Request test"
      again
      tabs={<SampleTabs />}
      aside={
        <Card title="Outstanding" aside={<span className="figures text-muted">{open.total}</span>} flush>
          <ul className="max-h-140 divide-y divide-line overflow-y-auto">
            {open.rows.map(row => (
              <li key={row.id}>
                <HereLink
                  to={`${HOME}/outstanding-test-list?edit=${row.id}`}
                  className="grid gap-1 px-4 py-2.5 text-fg text-table no-underline hover:bg-hover"
                >
                  <span className="flex items-center justify-between gap-2">
                    <span className="truncate">{row.materialName}</span>
                    <RequestStatus of={row.status} />
                  </span>
                  <span className="flex justify-between gap-2 text-muted">
                    <span className="code">{row.requestNo}</span>
                    <DueDay row={row} today={today} />
                  </span>
                </HereLink>
              </li>
            ))}
          </ul>
        </Card>
      }
    >
      <Section title="Sample">
        <Field.Combobox name="materialId" label="Material" span={6} source={MATERIALS} text={names.material} />
        <Field.Combobox
          name="sourceId"
          label="Source"
          span={6}
          source={SOURCES}
          text={names.source}
          needs={{ materialId: 'materialId' }}
          optional
        />
        <Field.Combobox name="supplierId" label="Supplier" span={6} source={SUPPLIERS} optional />
        <Field.Combobox
          name="plantId"
          label="Location"
          span={6}
          source={PLANTS}
          text={names.plant}
          optional
          hint="The plant"
        />
      </Section>
      <Section title="Tests">
        <CheckFields
          name="testTypes"
          label="What to test"
          span={6}
          choices={TYPE_CHOICES}
          hint="Aggregates are sieved; cement is tested for strength, set and chemistry."
        />
        <Field.Date name="dueOn" label="Due on" span={6} />
        <Field.Textarea name="remarks" label="Remarks" rows={2} optional hint="Reason for the request" />
      </Section>
    </FormScreen>
  )
}
