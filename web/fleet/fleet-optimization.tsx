import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { FleetOptimizationSave } from '~/domain/fleet/fleet-optimization'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDateTime } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { readForm, refused } from '~/web/kit/read-form'
import { ConfigurationTabs } from './configuration-tabs'
import { WeightField } from './weight-field'
import { PLANNING_WORDS, WEIGHT_GROUPS } from './weight-words'

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
  const { values, raw } = await readForm(request, FleetOptimizationSave)
  const api = apiFor({ request, context }).fleet['fleet-optimization-configuration']
  const saved = await attempt(api.save.$post({ json: values }))
  return saved.ok
    ? done(request, `?configuration=${saved.data.id}`, `${saved.data.configurationName} saved`)
    : refused(saved.problem, raw)
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
      actions={
        mayManage && (
          <Link to="?configuration=new" className="inline-flex items-center gap-1.5 text-link text-table">
            <Plus aria-hidden className="size-4" /> Add configuration
          </Link>
        )
      }
      aside={<ConfigurationTabs rows={rows} now={configuration?.id ?? null} />}
      footnote={configuration && `Saved ${showDateTime(String(configuration.updatedAt))}`}
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
