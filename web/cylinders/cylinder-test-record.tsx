import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { ageInWords, ageShort } from '~/domain/cylinders/age-in-words'
import { testNoOf } from '~/domain/cylinders/short-no'
import * as words from '~/domain/cylinders/words'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate, showDateTime } from '~/web/kit/dates'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Timeline } from '~/web/kit/record/timeline'
import { anId } from '~/web/kit/screens'
import { Status } from '~/web/kit/status'
import { inSupport } from '~/web/kit/support-view'
import { BatchTab } from './batch-tab'
import { CorrectReadings, CorrectWet } from './correct-dialog'
import { FindTest } from './cylinder-test-find'
import { FreshTab } from './fresh-tab'
import { maturityAsk } from './maturity-ask'
import { MaturityLater } from './maturity-later'
import { removals } from './maturity-parts'
import { READINGS, resultActions, WET } from './result-buttons'
import { ResultsTab } from './results-tab'
import { actOnSet } from './set-action'
import { awaitsStrength, Forecast } from './set-forecast'
import { HOME, kindWord, strength } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams: params } = new URL(request.url)
  const id = params.get('id') ?? params.get('test') ?? ''
  if (!id && inSupport(pathname)) throw redirect('/support/v2/cylinder-testing')
  if (!id) return { set: null, sought: '' }
  const api = apiFor({ request, context }).cylinders['cylinder-test']
  const typed = !anId.test(id)
  const named = { param: { id: typed ? testNoOf(id) : id } }
  const found = await attempt(api['get-test-number-detail'][':id'].$get(named))
  if (!found.ok) {
    if (typed && !inSupport(pathname)) return { set: null, sought: id }
    throw new Response(null, { status: found.problem.status })
  }
  const set = found.data
  const [forecast, batch, trail, maturity] = await Promise.all([
    awaitsStrength(set.ages) ? take(api.forecast[':id'].$get({ param: { id: set.id } })) : null,
    params.get('tab') === 'batch' && !set.trialBatchId
      ? take(api['get-batched-info'][':id'].$get({ param: { id: set.id } }))
      : null,
    params.get('tab') === 'timeline' ? take(api.trail[':id'].$get({ param: { id: set.id } })) : null,
    params.get('tab') === 'maturity'
      ? take(api.maturity[':id'].$get({ param: { id: set.id }, query: maturityAsk(params) }))
      : null,
  ])
  return { set, batch, maturity, forecast: forecast?.forecast ?? null, trail: trail?.rows ?? [] }
}

export const action = (args: ActionFunctionArgs) => actOnSet(args)

/** One set of specimens: what it is of, what came out, what was batched, and who did what. */
export default function TestInfo() {
  const seen = useLoaderData<typeof loader>()
  return seen.set ? <TestRecord {...seen} /> : <FindTest sought={seen.sought} />
}

type Seen = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { set: object }>

function TestRecord({ set, batch, trail, forecast, maturity }: Seen) {
  const can = useCan()
  const mayWrite = can('write', 'cylinder_lab')
  const mayManage = can('manage', 'cylinder_test')
  const editing = useSearchParams()[0].get('edit')
  const ages = set.ages
  const step = (intent: keyof typeof STEPS) =>
    ages
      .filter(age => age.open.includes(intent))
      .map(age => ({
        label: STEPS[intent][0]({ age: ageShort(age.ageDays) }),
        intent,
        look: 'primary' as const,
        fields: { id: age.id, version: String(age.version) },
        done: STEPS[intent][1]({ age: ageInWords(age.ageDays) }),
      }))
  const approved = ages.filter(age => age.status === 'approved').map(age => age.id)
  const corrected = ages.find(age => editing === `${READINGS}${age.id}` && age.mean !== null)
  return (
    <>
      <RecordScreen
        kind="Cylinder test"
        title={set.projectName}
        id={set.testNo}
        status={<Status of="cylinderSet" value={set.status as 'curing'} />}
        notice={
          set.statusReason ? (
            <p data-tone="stop" className="tone rounded-lg px-4 py-2.5 text-table">
              {words.setWithdrawn({ why: set.statusReason })}
            </p>
          ) : undefined
        }
        facts={[
          {
            label: 'Cast',
            value: set.sampledAt ? showDateTime(set.sampledAt) : words.setPlanned({ day: showDate(set.castOn) }),
          },
          { label: 'Concrete', value: set.productCode },
          { label: 'Specified', value: `${strength(set.fck)} MPa, ${kindWord(set.specimenKind).toLowerCase()}` },
          { label: set.trialBatchId ? 'Trial batch' : 'Delivery order', value: set.doNumber },
          { label: 'Plant', value: set.plantName },
          ...(forecast ? [{ label: 'Expected at 28 days', value: <Forecast of={forecast} /> }] : []),
        ]}
        actions={[
          ...step('approve'),
          ...step('pass'),
          ...step('submit'),
          {
            label: set.status === 'assigned' ? 'Enter wet test' : 'Laboratory entry',
            to: `${HOME}/InhouseCylinderLabInfoModal?id=${set.id}`,
            hidden: !mayWrite || !['assigned', 'sampled'].includes(set.status),
          },
          {
            label: 'Enter dry test',
            to: `${HOME}/dry-test?id=${set.id}`,
            hidden: !mayWrite || !['sampled', 'curing'].includes(set.status),
          },
          {
            label: 'Open the trial batch',
            to: `/mixdesign/trial-batches/${set.trialBatchId}`,
            hidden: !set.trialBatchId || !can('view', 'mix_design'),
          },
          { label: 'Print labels', to: `/files/cylinder-test/labels?ids=${set.id}` },
          { label: 'Print labels one by one', to: `/files/cylinder-test/labels?ids=${set.id}&as=single` },
          { label: 'Report as PDF', to: `/files/cylinder-test/pdf/${set.id}` },
          {
            label: 'Generate certificate',
            hidden: !!set.trialBatchId,
            to: `${HOME}/generate-cert-modal?ids=${approved.join(',')}`,
            why: approved.length ? undefined : 'It has no approved result yet',
          },
          {
            label: 'Send results',
            hidden: !!set.trialBatchId,
            to: `${HOME}/send-email-modal?ids=${approved.join(',')}`,
            why: approved.length ? undefined : 'It has no approved result yet',
          },
          ...resultActions(ages, set, mayManage),
          ...removals(maturity?.records ?? [], mayManage),
          {
            label: 'Ask to delete',
            intent: 'delete',
            look: 'danger',
            fields: { id: set.id, version: String(set.version) },
            why: approved.length ? 'Approved results can be corrected but not deleted' : undefined,
            hidden: set.status === 'withdrawn' || !!set.trialBatchId,
            confirm: {
              title: words.setDeleteAsk({ test: set.testNo }),
              text: words.setManagerDecides(),
              reason: true,
            },
            done: words.setDeleteSent(),
          },
        ]}
        tabs={[
          {
            key: 'results',
            label: 'Results',
            content: <ResultsTab ages={ages} fck={set.fck} kind={set.specimenKind} />,
          },
          { key: 'fresh', label: 'Fresh concrete', content: <FreshTab set={set} /> },
          ...(set.trialBatchId ? [] : [{ key: 'batch', label: 'Batch', content: <BatchTab batch={batch} /> }]),
          {
            key: 'maturity',
            label: 'Maturity',
            content: maturity && <MaturityLater of={maturity} />,
          },
          { key: 'timeline', label: 'Timeline', content: <Timeline rows={trail} /> },
        ]}
      />
      {mayManage && corrected && <CorrectReadings key={corrected.id} set={set} age={corrected} />}
      {mayManage && editing === WET && set.sampledAt && <CorrectWet set={set} />}
    </>
  )
}

/** What may be done with a result, and what is said when it is done. */
const STEPS = {
  submit: [words.setSubmit, words.setSubmitted],
  pass: [words.setPass, words.setPassed],
  approve: [words.setApprove, words.setApproved],
} as const
