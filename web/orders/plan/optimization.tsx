import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OptimizationConfig, WEIGHT_UNITS } from '~/domain/orders/plan/config'
import { WEIGHT_GROUPS } from '~/domain/orders/plan/weight-words'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDateTime } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { HereLink } from '~/web/kit/here-link'
import type { Problem } from '~/web/kit/problem'
import { readForm, refused } from '~/web/kit/read-form'
import { Card } from '~/web/ui/card'
import { WeightBars } from './weight-bars'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  take(apiFor({ request, context }).orders['order-optimization-config'].$get())

export async function action({ request, context }: ActionFunctionArgs) {
  const copy = await request.clone().formData()
  const version = Number(copy.get('version') ?? 0)
  const { values, raw } = await readForm(request, OptimizationConfig)
  const api = apiFor({ request, context }).orders['order-optimization-config']
  const saved = await attempt(api.$put({ json: { version, config: values } }))
  return saved.ok ? done(request, '.', 'Order optimisation parameters saved') : refused(atFields(saved.problem), raw)
}

const Field = fieldsOf<typeof OptimizationConfig>()
const PER = { 'm³': 'm³', 'm³ × h': 'm³ × h', min: 'min', trucks: 'truck', loads: 'load' } as const

/** What a plan is judged by, how long it may think, and how far orders may be stretched. */
export default function OptimizationParameters() {
  const { version, config, updatedAt } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'order_plan')
  return (
    <FormScreen
      title="Order optimisation parameters"
      values={{ ...config, version }}
      readOnly={!mayManage}
      back="/fleet/chart/optimisation-schedule"
      save="Save parameters"
      note={
        updatedAt
          ? `Changed ${showDateTime(String(updatedAt))}. The next run uses these values.`
          : 'Factory settings. The next run uses these values.'
      }
      actions={
        <HereLink
          only
          to="/order/plan-trial"
          className="inline-flex min-h-6 items-center text-link text-table touch:min-h-11"
        >
          Try weights on past days
        </HereLink>
      }
      aside={
        <Card title="What counts most">
          <WeightBars weights={config.weights} />
          <p className="mt-3 text-muted text-table">
            Points for an hour, 10 m³, a truck or a change. A plan’s cost is the sum of its points, and the plan with
            the fewest wins: only the ratio of the weights matters, they are not money.
          </p>
        </Card>
      }
    >
      {WEIGHT_GROUPS.map(group => (
        <Section key={group.title} title={group.title} note={group.note}>
          {group.words.map(({ name, label, effect }) => (
            <Field.Number
              key={name}
              name={`weights.${name}`}
              label={label}
              unit={`pts per ${PER[WEIGHT_UNITS[name]]}`}
              hint={effect}
              span={4}
            />
          ))}
        </Section>
      ))}
      <Section title="Factors of unserved volume">
        {[0, 1, 2, 3, 4].map(step => (
          <Field.Number key={step} name={`priorityFactors.${step}`} label={`Priority ${step + 1}`} unit="×" span={2} />
        ))}
        <Field.Number name="willCallFactor" label="Will-call" unit="×" span={2} />
      </Section>
      <Section title="Runs and repairs">
        <Field.Number name="seconds" label="Solver time" unit="s" span={4} />
        <Field.Number name="repairRounds" label="Search rounds after a repair" span={4} />
        <Field.Number
          name="repairMostChanges"
          label="A repair changes at most"
          unit="loads"
          hint="Beyond this limit volume is left unserved, and the result shows what more changes would gain. Affected loads can always change"
          span={4}
        />
        <Field.Number name="freezeMinutes" label="Fixed: loads due within" unit="min" span={4} />
        <Field.Number name="changeTolerance" label="Start change ignored up to" unit="min" span={4} />
        <Field.Select
          name="follow"
          label="After an event"
          span={4}
          choices={[
            ['off', 'Do nothing'],
            ['propose', 'Keep a repaired plan as a proposal'],
            ['apply', 'Repair and publish at once'],
          ]}
        />
        <Field.Number name="followMinutes" label="At most once in" unit="min" span={4} />
      </Section>
      <Section title="Safety margins">
        <Field.Number name="travelReserve" label="Travel time allowance (share)" hint="0.1 is 10 %." span={4} />
        <Field.Number name="gapReserve" label="Gap margin" unit="min" span={4} />
        <Field.Number name="drumReserve" label="Drum-life margin" unit="min" span={4} />
      </Section>
      <Section title="Pours">
        <Field.Number name="startEarlierMinutes" label="First load earlier by up to" unit="min" span={4} />
        <Field.Number name="startLaterMinutes" label="First load later by up to" unit="min" span={4} />
        <Field.Number name="maxPlantsPerOrder" label="Plants per order" span={4} />
        <Field.Number name="maxGapMinutes" label="Longest gap" unit="min" span={4} />
        <Field.Number name="gapStretchMinutes" label="Gap may stretch by" unit="min" span={4} />
        <Field.Number name="otherPlantPenalty" label="Penalty: another plant of the order" unit="min" span={4} />
        <Field.Number name="unsetPlantPenalty" label="Penalty: plant not set for the site" unit="min" span={4} />
      </Section>
      <Section
        title="Usual shifts"
        note="Offered on the roster for drivers without usual hours. The planner takes the roster alone."
      >
        {config.shiftStarts.map((start, at) => (
          <Field.Time key={start} name={`shiftStarts.${at}`} label={`Start ${at + 1}`} span={2} />
        ))}
        <Field.Number name="shiftMinutes" label="Length" unit="min" span={4} />
      </Section>
    </FormScreen>
  )
}

/** The call names its fields under `config`, the form does not. */
const atFields = (problem: Problem): Problem => ({
  ...problem,
  ...(problem.errors && {
    errors: Object.fromEntries(
      Object.entries(problem.errors).map(([path, words]) => [path.replace(/^config\./, ''), words]),
    ),
  }),
})
