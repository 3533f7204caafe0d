import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useLocation, useNavigation } from '@remix-run/react'
import { addDays, businessDay } from '~/domain/kit/time'
import type { MixToTest } from '~/domain/rawtests/mix-to-test'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { readDate, showDate } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { DateInput } from '~/web/kit/form/date-input'
import { useFormKey } from '~/web/kit/form/form-key'
import { useSentFilters } from '~/web/kit/list/send-filters'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import type { Problem } from '~/web/kit/problem'
import { anId } from '~/web/kit/screens'
import { sessionOf } from '~/web/kit/session-of'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Checkbox } from '~/web/ui/input'
import { MixField } from './mix-field'
import { SampleTabs } from './sample-tabs'
import { HOME } from './words'

/** A sieve analysis or cement test that is older than this says nothing of what is delivered now. */
const FRESH_DAYS = 14

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const asked = params.get('mixDesignId') ?? ''
  const api = apiFor({ request, context }).rawtests['raw-material-test'].mixes
  const { rows } = await take(api.$get({ query: anId.test(asked) ? { id: asked } : { limit: '1' } }))
  return { mix: (rows[0] ?? null) as MixToTest | null, wanted: params.getAll('materialId'), today }
}

type Answer = { problem: Problem }

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const today = text('_today')
  const rows = form.getAll('material').map(picked => {
    const [materialId = '', kind] = String(picked).split(' ')
    return { materialId, testTypes: [kind === 'cement' ? ('cement' as const) : ('sieve' as const)] }
  })
  if (!rows.length)
    return data<Answer>(
      { problem: { status: 422, title: 'invalid', detail: 'Choose what is to be tested' } as Problem },
      { status: 422 },
    )
  const saved = await attempt(
    apiFor({ request, context, key: text('_key') }).rawtests['raw-material-test'][
      'save-raw-material-test-requests'
    ].$post({
      json: {
        rows,
        mixDesignId: text('mixDesignId'),
        origin: text('origin') as 'generated-mix',
        dueOn: readDate(text('dueOn'), today) ?? text('dueOn'),
        remarks: text('remarks'),
      },
    }),
  )
  if (!saved.ok) return data<Answer>({ problem: saved.problem }, { status: saved.problem.status })
  const numbers = saved.data.rows.map(row => row.requestNo).join(', ')
  return done(request, `${HOME}/outstanding-test-list`, `${numbers} requested`)
}

/** The materials of a mix, prefilled: what was not tested lately is ticked. */
export default function SampleMix() {
  const { mix, wanted, today } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const optimised = pathname.endsWith('generated-ai')
  return (
    <>
      <PageHead
        title={optimised ? 'Samples for an optimised mix' : 'Samples for a generated mix'}
        note={
          optimised
            ? 'An optimisation depends on the data of its materials. Request tests for materials without a recent test.'
            : 'A generated mix depends on the gradings it uses. Materials without a recent test are ticked.'
        }
      >
        <SampleTabs />
      </PageHead>
      <div className="grid max-w-300 grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        <MixPicker mix={mix} />
        {mix && <MixRequest key={mix.id} mix={mix} wanted={wanted} today={today} optimised={optimised} />}
      </div>
    </>
  )
}

function MixPicker({ mix }: { mix: MixToTest | null }) {
  const form = useSentFilters()
  return (
    <Form ref={form} method="get" className="max-w-96">
      <MixField mix={mix} />
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  )
}

type Request = { mix: MixToTest; wanted: string[]; today: string; optimised: boolean }

function MixRequest({ mix, wanted, today, optimised }: Request) {
  const mayManage = useCan()('manage', 'raw_test')
  const answer = useActionData<Answer>()
  const busy = useNavigation().state !== 'idle'
  const key = useFormKey(answer)
  const stale = (on: string | null) => !on || on < addDays(today, -FRESH_DAYS)
  const ticked = (row: MixToTest['materials'][number]) =>
    wanted.length ? wanted.includes(row.materialId) : stale(row.lastApprovedOn)
  return (
    <Form method="post">
      <input type="hidden" name="_key" value={key} />
      <input type="hidden" name="_today" value={today} />
      <input type="hidden" name="mixDesignId" value={mix.id} />
      <input type="hidden" name="origin" value={optimised ? 'generated-ai' : 'generated-mix'} />
      <input type="hidden" name="remarks" value={`For mix ${mix.mixCode}, ${mix.name}`} />
      <Card title={`${mix.mixCode}, ${mix.name}`} flush>
        <PlainTable
          caption="Materials of the mix"
          rows={mix.materials}
          id={row => row.materialId}
          columns={[
            {
              label: 'Test',
              show: row => (
                <Checkbox
                  name="material"
                  value={`${row.materialId} ${row.kind}`}
                  aria-label={`Test ${row.materialName}`}
                  defaultChecked={ticked(row)}
                  disabled={!mayManage}
                />
              ),
            },
            { label: 'Material', show: row => row.materialName },
            { label: 'kg/m³', align: 'right', show: row => Number(row.kgPerM3).toFixed(0) },
            { label: 'What', show: row => (row.kind === 'cement' ? 'Cement' : 'Sieve analysis') },
            {
              label: 'Last approved test',
              show: row => (
                <span className={stale(row.lastApprovedOn) ? 'text-stop' : undefined}>
                  {row.lastApprovedOn ? showDate(row.lastApprovedOn) : 'Never'}
                </span>
              ),
            },
          ]}
        />
      </Card>
      {answer?.problem && (
        <p role="alert" data-tone="stop" className="tone mt-4 rounded-lg px-4 py-3 text-body">
          {answer.problem.detail}
        </p>
      )}
      {mayManage && (
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <div className="grid w-44 gap-1">
            <span className="font-semibold text-table">Due on</span>
            <DateInput name="dueOn" defaultValue={addDays(today, 3)} label="Due on" />
          </div>
          <Button type="submit" look="primary" disabled={busy || !mix.materials.length}>
            {busy ? 'Requesting…' : 'Request tests'}
          </Button>
        </div>
      )}
    </Form>
  )
}
