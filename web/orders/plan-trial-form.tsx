import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addDays, businessDay } from '~/domain/kit/time'
import { PlanWeights, WEIGHT_LABELS } from '~/domain/orders/plan/config'
import { MOST_PLAN_TRIAL_DAYS, PlanTrialAsk } from '~/domain/orders/plan-trial'
import { apiFor, attempt, sitePath, take } from '~/web/kit/api'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { ManyFields } from '~/web/kit/form/many-fields'
import { Section } from '~/web/kit/form/section'
import { PLANTS } from '~/web/kit/list/column'
import { readForm, refused } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'
import { PLAN_TRIAL_RESULT, planTrialAsked } from './plan-trial-address'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const api = apiFor({ request, context })
  const [regions, plants, types, { config }] = await Promise.all([
    take(api.fleet.region.region.$get()),
    take(api.fleet.plant.select.$get({ query: { limit: '200' } })),
    take(api.fleet.truck.types.$get()),
    take(api.orders['order-optimization-config'].$get()),
  ])
  const asked = planTrialAsked(request)
  const usual = {
    fromDate: addDays(today, -MOST_PLAN_TRIAL_DAYS),
    toDate: addDays(today, -1),
    regionId: regions.rows[0]?.id ?? '',
  }
  const names = new Map(regions.rows.map(region => [region.id, region.regionName]))
  return {
    values: asked ?? usual,
    config,
    weights: PlanWeights.keyof().options.map(
      part => [part, `${WEIGHT_LABELS[part]} (now ${config.weights[part]})`] as const,
    ),
    regions: regions.rows.map(region => [region.id, region.regionName] as const),
    plants: plants.rows.map(plant => [plant.id, `${plant.plantName}, ${names.get(plant.regionId) ?? ''}`] as const),
    types: types.rows.filter(type => type.active).map(type => [type.id, type.truckType] as const),
  }
}

/** What is typed becomes the address of the result, so that it can be kept, sent and changed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, PlanTrialAsk)
  const seen = await attempt(apiFor({ request, context }).orders['plan-trial'].check.$post({ json: values }))
  if (!seen.ok) return refused(seen.problem, raw)
  return redirect(sitePath(`${PLAN_TRIAL_RESULT}?${new URLSearchParams({ ask: JSON.stringify(values) })}`))
}

const Field = fieldsOf<typeof PlanTrialAsk>()
const Weight = rowFieldsOf<typeof PlanTrialAsk, 'weights'>()
const Hours = rowFieldsOf<typeof PlanTrialAsk, 'plantHours'>()
const Fleet = rowFieldsOf<typeof PlanTrialAsk, 'fleet'>()

/** Which rules of the planner to try on which past days. */
export default function PlanTrialForm() {
  const { values, config, weights, regions, plants, types } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title="Plan trial"
      values={values}
      back="/order/order-optimization-config"
      save="Run trial"
      note="Past days planned once more, with the rules in force and with your change, beside what happened. Nothing is changed."
      footnote="Orders, roster and settings are those of each day; weights and plants are as they are now. What you leave empty stays as it is."
    >
      <Section title="Past days">
        <Field.Date name="fromDate" label="First day" span={3} />
        <Field.Date name="toDate" label="Last day" span={3} hint={`${MOST_PLAN_TRIAL_DAYS} days at most.`} />
        <Field.Select name="regionId" label="Region" choices={regions} span={6} />
        <ManyFields
          name="plantIds"
          label="Only these plants"
          source={PLANTS}
          known={plants.map(([value, label]) => ({ value, label }))}
          hint="None means the whole region. With plants chosen, the trial takes the loads that they batched and the trucks based there."
        />
      </Section>
      <Section title="Fleet">
        <Field.Rows name="fleet" label="More or fewer trucks" add="Add trucks">
          {() => (
            <>
              <Fleet.Select name="plantId" label="Plant" choices={plants} empty="Choose a plant" span={6} />
              <Fleet.Select name="truckTypeId" label="Truck type" choices={types} empty="Any" span={3} optional />
              <Fleet.Number name="by" label="Change by" unit="trucks" span={3} hint="Use a minus to take away." />
            </>
          )}
        </Field.Rows>
      </Section>
      <Section title="Shifts">
        <Field.Number
          name="shiftStartBy"
          label="Drivers start later by"
          unit="min"
          hint="Use a minus for earlier."
          span={4}
          optional
        />
        <Field.Number name="shiftEndBy" label="Drivers finish later by" unit="min" span={4} optional />
        <Field.Rows name="plantHours" label="Plant hours" add="Add plant">
          {() => (
            <>
              <Hours.Select name="plantId" label="Plant" choices={plants} empty="Choose a plant" span={6} />
              <Hours.Time name="opens" label="Opens" span={3} />
              <Hours.Time name="closes" label="Closes" span={3} />
            </>
          )}
        </Field.Rows>
      </Section>
      <Section title="Spacing and gaps">
        <Field.Number
          name="spacingBy"
          label="Spacing longer by"
          unit="min"
          hint="Of every order. Use a minus for shorter."
          span={4}
          optional
        />
        <Field.Number
          name="maxGapMinutes"
          label="Longest gap"
          unit="min"
          hint={`Now ${config.maxGapMinutes} min.`}
          span={4}
          optional
        />
        <Field.Number
          name="startLaterMinutes"
          label="First load later by up to"
          unit="min"
          hint={`Now ${config.startLaterMinutes} min.`}
          span={4}
          optional
        />
        <Field.Number
          name="offerWayPercent"
          label="Travel reserve of offers"
          unit="%"
          hint="Orders that could not be kept with travel so much longer are left out of both plans."
          span={4}
          optional
        />
      </Section>
      <Section title="Weights" note="For all trucks, whatever weights their fleet group has.">
        <Field.Rows name="weights" label="Weights" add="Add weight">
          {() => (
            <>
              <Weight.Select name="part" label="Cost" choices={weights} empty="Choose a cost" span={8} />
              <Weight.Number name="weight" label="Weight" span={4} />
            </>
          )}
        </Field.Rows>
      </Section>
    </FormScreen>
  )
}
