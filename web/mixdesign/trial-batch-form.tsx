import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { businessDay, clockTime, instantOn, isPlainDate } from '~/domain/kit/time'
import { TrialBatchForm } from '~/domain/mixdesign/trial-batch'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { anId } from '~/web/kit/screens'
import { sessionOf } from '~/web/kit/session-of'
import { TrialFields, TrialWeights } from './trial-batch-fields'
import { trialDetail } from './trial-batch-loader'
import { TrialBatchRecord } from './trial-batch-record'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).mixdesign
  const id = params.trial_batch_form ?? ''
  if (id !== 'new') return { trial: await trialDetail(api['trial-batches'], id), mix: null, now: '', of: null }
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('mix') ?? ''
  if (!anId.test(asked)) throw redirect('/mixdesign/list')
  const session = await sessionOf(request, context)
  const mix = await take(api['mix-designs'][':id'].$get({ param: { id: asked } }))
  return { trial: null, mix, now: session?.now ?? new Date(0).toISOString(), of: namedIn(searchParams) }
}

/** Whoever comes from a concrete of a plant need not name either again. */
function namedIn(params: URLSearchParams) {
  const [plantId, productId] = [params.get('plantId') ?? '', params.get('productId') ?? '']
  if (!anId.test(plantId) || !anId.test(productId)) return null
  return {
    values: { plantId, productId },
    texts: { plant: params.get('plant') ?? '', product: params.get('product') ?? '' },
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context, key }).mixdesign['trial-batches']
  if (intent === 'withdraw') {
    const json = { version: Number(fields.version), reason: fields.reason ?? '' }
    return attempt(api[':id'].withdraw.$post({ param: { id: fields.id ?? '' }, json }))
  }
  const { values, raw } = await readForm(request, TrialBatchForm)
  const { batchedDay, batchedTime, ...json } = values
  const isComplete = isPlainDate(String(batchedDay)) && /^\d{2}:\d{2}$/.test(String(batchedTime))
  const batchedAt = isComplete ? instantOn(batchedDay, batchedTime).toISOString() : `${batchedDay} ${batchedTime}`
  const saved = await attempt(api.$post({ json: { ...json, batchedAt } }))
  return saved.ok
    ? done(request, `../${saved.data.id}`, `${saved.data.trialNo} recorded, specimens ${saved.data.testNo} ordered`)
    : refused(saved.problem, raw)
}

/** A trial batch: written down once, then what came of it. */
export default function TrialBatchPage() {
  const { trial, mix, now, of } = useLoaderData<typeof loader>()
  const mayWrite = useCan()('write', 'cylinder_lab')
  if (trial) return <TrialBatchRecord trial={trial} />
  return (
    mix && (
      <FormScreen
        title={`Trial batch of ${mix.mixCode} version ${mix.mixVersion}`}
        values={{
          ...of?.values,
          mixDesignId: mix.id,
          batchedDay: businessDay(new Date(now)),
          batchedTime: clockTime(new Date(now)),
          litres: '40',
        }}
        readOnly={!mayWrite}
        back={`/mixdesign/${mix.id}?tab=trials`}
        save="Record trial batch"
        note="Three specimens are ordered for each test age, and the day of each test is planned."
        draft
      >
        <Section title="Batch">
          <TrialFields mix={mix} texts={of?.texts} />
        </Section>
        <Section title="Weights" note="As weighed, aggregates wet; moisture and absorption in % of the dry mass.">
          <TrialWeights lines={mix.lines} />
        </Section>
      </FormScreen>
    )
  )
}
