import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { FleetOptimizationSave, withoutUsual } from '~/domain/fleet/fleet-optimization'
import { addDays, businessDay } from '~/domain/kit/time'
import { WEIGHT_GROUPS } from '~/domain/orders/plan/weight-words'
import { MOST_PLAN_TRIAL_DAYS } from '~/domain/orders/plan-trial'
import { apiFor, attempt, sitePath, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDateTime } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { readForm, refused } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'
import { ConfigurationTabs } from './configuration-tabs'
import { PLANNING_WORDS } from './planning-words'
import { WeightField } from './weight-field'

const ALL = { limit: '200', offset: '0' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).fleet
  const wanted = new URL(request.url).searchParams.get('configuration')
  const [{ rows, usual }, groups] = await Promise.all([
    take(api['fleet-optimization-configuration'].list.$get({ query: ALL })),
    take(api['fleet-group'].list.$get({ query: { ...ALL, active: 'true' } })),
  ])
  const configuration = wanted === 'new' ? null : (rows.find(({ id }) => id === wanted) ?? rows[0] ?? null)
  return {
    configuration,
    rows: rows.map(({ id, configurationName, groupName, active, changed }) => ({
      id,
      configurationName,
      groupName,
      active,
      changed,
    })),
    groups: groups.rows.map(group => [group.id, group.groupName] as const),
    usual,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, intent } = await readForm(request, FleetOptimizationSave)
  if (intent === 'save-new') return redirect(await trialOf({ request, context }, values.weights ?? {}))
  const api = apiFor({ request, context }).fleet['fleet-optimization-configuration']
  const saved = await attempt(api.save.$post({ json: values }))
  return saved.ok
    ? done(request, `?configuration=${saved.data.id}`, `${saved.data.configurationName} saved`)
    : refused(saved.problem, raw)
}

/** What if: the last days planned once more with what differs here from the company, where the trial asks for them. */
async function trialOf(at: Pick<ActionFunctionArgs, 'request' | 'context'>, weights: object): Promise<string> {
  const api = apiFor(at).fleet
  const [{ usual }, regions, session] = await Promise.all([
    take(api['fleet-optimization-configuration'].list.$get({ query: ALL })),
    take(api.region.region.$get()),
    sessionOf(at.request, at.context),
  ])
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const ask = {
    fromDate: addDays(today, -MOST_PLAN_TRIAL_DAYS),
    toDate: addDays(today, -1),
    regionId: regions.rows[0]?.id ?? '',
    weights: Object.entries(withoutUsual(weights as Record<string, unknown>, usual.weights)).map(([part, weight]) => ({
      part,
      weight,
    })),
  }
  return sitePath(`/order/plan-trial?${new URLSearchParams({ ask: JSON.stringify(ask) })}`)
}

const Field = fieldsOf<typeof FleetOptimizationSave>()

/** What the dispatch optimiser weighs, for a group of trucks: each weight in words, with its unit and what is usual. */
export default function OptimizationConfiguration() {
  const { configuration, rows, groups, usual } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'fleet')
  return (
    <FormScreen
      title={configuration?.configurationName ?? 'New configuration'}
      note={
        configuration
          ? `${configuration.groupName ?? 'All trucks without their own configuration'}; ${differing(configuration.changed)}.`
          : 'Starts with the company weights. Change only what differs for this group.'
      }
      values={configuration ?? { active: true }}
      readOnly={!mayManage}
      back="/fleet/group"
      save="Save configuration"
      again="Try on past days"
      actions={
        mayManage && (
          <Link to="?configuration=new" className="inline-flex items-center gap-1.5 text-link text-table">
            <Plus aria-hidden className="size-4" /> Add configuration
          </Link>
        )
      }
      aside={<ConfigurationTabs rows={rows} now={configuration?.id ?? null} />}
      footnote={`${configuration ? `Saved ${showDateTime(String(configuration.updatedAt))}. ` : ''}A trial on past days uses these weights for every truck.`}
    >
      <Section title="For whom">
        <div className="col-span-12 lg:hidden">
          <ConfigurationTabs rows={rows} now={configuration?.id ?? null} />
        </div>
        <Field.Text name="configurationName" label="Name" />
        <Field.Select
          name="fleetGroupId"
          label="Fleet group"
          choices={groups}
          empty="All trucks without their own configuration"
          optional
        />
        <Field.Textarea name="remarks" label="Why" rows={2} optional />
        <Field.Switch name="active" label="In force" hint="Only one configuration of a group is in force at a time." />
      </Section>
      {WEIGHT_GROUPS.map(group => (
        <Section key={group.title} title={group.title} note={group.note}>
          {group.words.map(word => (
            <WeightField key={word.name} {...word} name={`weights.${word.name}`} usual={usual.weights[word.name]} />
          ))}
        </Section>
      ))}
      <Section title="Hours and reserves" note="The slack of a plan, and the usual shift of the group.">
        <Field.Time
          name="planning.shiftStart"
          label="Usual start of a shift"
          hint={`Offered on the roster for drivers without usual hours. The company: ${usual.shiftStarts.join(', ')}`}
          optional
        />
        {PLANNING_WORDS.map(word => (
          <WeightField key={word.name} {...word} name={`planning.${word.name}`} usual={usual[word.name]} />
        ))}
      </Section>
    </FormScreen>
  )
}

const differing = (changed: number) =>
  changed === 0
    ? 'everything is as the company has it'
    : `${changed} ${changed === 1 ? 'value differs' : 'values differ'} from the company`
