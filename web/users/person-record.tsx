import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StaffSave } from '~/domain/users/user'
import { apiFor, attempt } from '~/web/kit/api'
import { useCan, useUser } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { countOf } from '~/web/kit/figures'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import type { RecordAction } from '~/web/kit/record/record-action'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { SectionTabs } from '~/web/kit/record/section-tabs'
import { Timeline } from '~/web/kit/record/timeline'
import { Status } from '~/web/kit/status'
import { type PersonStory, personChoices, personStory } from './person-loader'
import { PersonOverview } from './person-overview'
import { PersonFields } from './portal-user-form'

const LIST = '/administration/users'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const [story, choices] = await Promise.all([personStory(api, params.person!), personChoices(api)])
  return { story, choices, editing: new URL(request.url).searchParams.get('tab') === 'edit' }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const id = params.person!
  const intent = (await request.clone().formData()).get('intent')
  if (intent === 'status') {
    const { fields, key } = await readIntent(request)
    const json = { version: Number(fields.version), active: fields.active === 'true' }
    const change = apiFor({ request, context, key }).users.administration.user['change-status'][':id']
    return attempt(change.$post({ param: { id }, json }))
  }
  const { values, raw } = await readForm(request, StaffSave)
  const saved = await attempt(apiFor({ request, context }).users.administration.user.save.$post({ json: values }))
  return saved.ok ? done(request, `${LIST}/${id}`, `${values.name} saved`) : refused(saved.problem, raw)
}

const TABS = [
  { key: 'overview', label: 'Overview' },
  { key: 'timeline', label: 'Timeline' },
  { key: 'edit', label: 'Edit' },
]

/** A person of the staff: what needs them, what they did, where they are signed in; the form is one of its sections. */
export default function PersonRecord() {
  const { story, choices, editing } = useLoaderData<typeof loader>()
  const { person, trail } = story
  const manage = useCan()('manage', 'portal_user')
  const me = useUser()?.id
  const tabs = TABS.filter(({ key }) => manage || key !== 'edit')
  if (editing && manage)
    return (
      <FormScreen
        title={person.name}
        values={person}
        back={`${LIST}/${person.id}`}
        save="Save user"
        tabs={<SectionTabs tabs={tabs} />}
      >
        <Section title="User" note="New roles end the sessions that were opened under the old ones.">
          <PersonFields {...choices} />
        </Section>
      </FormScreen>
    )
  const named = (ids: readonly string[], of: readonly (readonly [string, string])[]) =>
    ids.length > 1 && ids.length === of.length
      ? 'All'
      : of.flatMap(([id, name]) => (ids.includes(id) ? [name] : [])).join(', ') || 'None'
  const content: Record<string, () => React.ReactNode> = {
    overview: () => <PersonOverview story={story} />,
    timeline: () => <Timeline rows={trail} />,
    edit: () => null,
  }
  return (
    <RecordScreen
      kind="User"
      title={person.name}
      id={person.username}
      status={<Status of="active" value={person.active} />}
      facts={[
        { label: 'Roles', value: named(person.roles, choices.roles) },
        ...(person.regionIds.length ? [{ label: 'Regions', value: named(person.regionIds, choices.regions) }] : []),
        ...(person.plantIds.length ? [{ label: 'Plants', value: named(person.plantIds, choices.plants) }] : []),
        { label: 'E-mail', value: person.email ?? 'None' },
        { label: 'Phone', value: person.phone ?? 'None' },
        { label: 'Sign-in', value: signInWords(story) },
      ]}
      actions={actionsOf(person, { manage, isMe: person.id === me })}
      tabs={tabs.map(tab => ({ ...tab, content: content[tab.key]! }))}
    />
  )
}

const signInWords = ({ person, passkeys }: PersonStory) =>
  passkeys ? countOf(passkeys, 'passkey') : person.twoStep ? 'Password and two-step code' : 'Password'

function actionsOf(
  { id, version, name, username, active, twoStep }: PersonStory['person'],
  { manage, isMe }: { manage: boolean; isMe: boolean },
): RecordAction[] {
  const dialog = (which: string) => `${LIST}?keyword=${encodeURIComponent(username)}&edit=${which}-${id}`
  return [
    { label: 'Edit user', to: '?tab=edit', hidden: !manage },
    { label: 'Reset password', to: dialog('reset'), hidden: !manage },
    { label: 'Reset two-step sign-in', to: dialog('two-step'), hidden: !manage || !twoStep },
    {
      label: active ? 'Deactivate user' : 'Activate user',
      hidden: !manage,
      why: isMe ? 'You cannot deactivate yourself' : undefined,
      intent: 'status',
      look: active ? 'danger' : undefined,
      fields: { id, version: String(version), active: String(!active) },
      done: active ? `${name} is inactive` : `${name} is active`,
      ...(active
        ? {
            confirm: { title: `Deactivate ${name}?`, text: 'All open sessions end, and nobody signs in as this user.' },
          }
        : {}),
    },
  ]
}
