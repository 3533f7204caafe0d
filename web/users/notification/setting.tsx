import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  type Channel,
  channelsFor,
  NOTIFICATION_KEYS,
  NOTIFICATION_KINDS,
  NotificationSetting,
} from '~/domain/users/notification'
import { apiFor, attempt, take } from '~/web/kit/api'
import { done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { readForm, refused } from '~/web/kit/read-form'

const LIST = '/notifications'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  take(apiFor({ request, context }).users.notification.setting.$get())

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, NotificationSetting)
  const { setting } = apiFor({ request, context }).users.notification
  const saved = await attempt(setting.$put({ json: values }))
  return saved.ok ? done(request, LIST, 'Notification settings saved') : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof NotificationSetting>()
const CHOICES: readonly (readonly [Channel, string])[] = [
  ['portal', 'In the portal'],
  ['mail', 'In the portal and by e-mail'],
  ['off', 'Not at all'],
]

/** What one is told of, where, and when not. */
export default function NotificationSettings() {
  const { deputies, ...setting } = useLoaderData<typeof loader>()
  return (
    <FormScreen title="Notification settings" values={setting} back={LIST} save="Save settings">
      <Section title="What you are told of">
        {NOTIFICATION_KEYS.map(kind => (
          <Field.Select
            key={kind}
            name={`channels.${kind}`}
            label={NOTIFICATION_KINDS[kind].label}
            hint={NOTIFICATION_KINDS[kind].hint}
            choices={CHOICES.filter(([channel]) => channelsFor(kind).includes(channel))}
            span={12}
          />
        ))}
      </Section>
      <Section title="E-mail">
        <Field.Time
          name="digestAt"
          label="Daily summary at"
          hint="One e-mail a day with the work that needs you, as your home page counts it. Empty: none."
          optional
          span={4}
        />
        <Field.Time name="quietFrom" label="No e-mail from" hint="For example 22:00." optional span={4} />
        <Field.Time
          name="quietTo"
          label="No e-mail until"
          hint="For example 06:30. E-mails of the night follow at this time."
          optional
          span={4}
        />
      </Section>
      <Section title="While you are away">
        <Field.Date name="awayFrom" label="First day away" optional span={4} />
        <Field.Date name="awayUntil" label="Last day away" optional span={4} />
        <Field.Select
          name="deputyId"
          label="Deputy"
          hint="Decides invoice drafts of your customers at level 1, and is told in your place of work on which nobody acts. A colleague who may act on it too."
          choices={deputies.map(({ id, name }) => [id, name] as const)}
          optional
          span={4}
        />
      </Section>
    </FormScreen>
  )
}
