import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { apiFor, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDateTime } from '~/web/kit/dates'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { Pairs } from '~/web/kit/page-grid'
import { anId } from '~/web/kit/screens'
import { sessionOf } from '~/web/kit/session-of'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { saveCuring, saveWet } from './lab-action'
import { CuringFields, curingValues, WetFields, wetValues } from './wet-fields'
import { HOME, infoOf, kindWord } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  if (!id) throw redirect(`${HOME}/inhouse-cylinder-lab-info`)
  if (!anId.test(id)) throw new Response(null, { status: 404 })
  const session = await sessionOf(request, context)
  const set = await take(
    apiFor({ request, context }).cylinders['cylinder-test']['get-test-number-detail'][':id'].$get({ param: { id } }),
  )
  // What is entered is what the address says: the form is sent to it.
  const params = new URL(request.url).searchParams
  if (!params.get('part')) {
    params.set('part', set.status === 'assigned' ? 'wet' : 'curing')
    throw redirect(`${new URL(request.url).pathname}?${params}`)
  }
  return { set, now: session?.now ?? new Date(0).toISOString() }
}

export async function action(args: ActionFunctionArgs) {
  const part = new URL(args.request.url).searchParams.get('part')
  const id = new URL(args.request.url).searchParams.get('id') ?? ''
  return part === 'curing'
    ? saveCuring(args, `${HOME}/inhouse-cylinder-lab-info?view=curing`)
    : saveWet(args, infoOf(id))
}

/** One set at the laboratory's desk: its wet test, or its arrival in the tanks. */
export default function LabDialog() {
  const { set, now } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const mayWrite = useCan()('write', 'cylinder_lab')
  const part = params.get('part') ?? ''
  const at = new Date(now)
  const closed = !['assigned', 'sampled', 'curing'].includes(set.status)
  return (
    <FormScreen
      key={`${set.id} ${part}`}
      title={part === 'curing' ? `Record curing: ${set.testNo}` : `${set.testNo}: wet test`}
      values={part === 'curing' ? curingValues(set, at) : wetValues(set, at)}
      readOnly={!mayWrite || closed}
      back={`${HOME}/inhouse-cylinder-lab-info`}
      save={part === 'curing' ? 'Receive set' : 'Save wet test'}
      note={`${set.projectName}, ${set.productCode}, ${kindWord(set.specimenKind)} × ${set.specimens}`}
      actions={
        <Link className="text-link text-table" to={`?id=${set.id}&part=${part === 'curing' ? 'wet' : 'curing'}`}>
          {part === 'curing' ? 'Wet test' : 'Record curing'}
        </Link>
      }
      aside={
        <Card title="Set">
          <Pairs
            columns={1}
            rows={[
              ['Status', <Status key="status" of="cylinderSet" value={set.status as 'curing'} />],
              ['Delivery order', set.doNumber],
              ['Customer', set.customerName],
              ['Site', set.locationName],
              ['Specified', `${set.fck} MPa on ${kindWord(set.specimenKind).toLowerCase()}`],
              ['Sampled', showDateTime(set.sampledAt)],
              ['Laboratory', set.houseName],
            ]}
          />
        </Card>
      }
    >
      {part === 'curing' ? (
        <Section title="Arrival">
          <CuringFields />
        </Section>
      ) : (
        <Section title="Fresh concrete">
          <WetFields set={set} />
        </Section>
      )}
    </FormScreen>
  )
}
