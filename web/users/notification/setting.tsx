import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { translated } from '~/domain/kit/translated'
import * as kitWords from '~/domain/kit/words'
import {
  type Channel,
  channelsFor,
  NOTIFICATION_KEYS,
  NOTIFICATION_KINDS,
  NotificationSetting,
} from '~/domain/users/notification'
import * as words from '~/domain/users/words'
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
  return saved.ok ? done(request, LIST, words.noticeSettingsSaved()) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof NotificationSetting>()
const CHOICES: readonly (readonly [Channel, () => string])[] = [
  ['portal', words.noticeInPortal],
  ['mail', words.noticeByMail],
  ['off', words.noticeNotAtAll],
]

/** What one is told of, where, and when not. */
export default function NotificationSettings() {
  const { deputies, ...setting } = useLoaderData<typeof loader>()
  return (
    <FormScreen title={kitWords.shellNoticeSettings()} values={setting} back={LIST} save={words.noticeSettingsSave()}>
      <Section title={words.noticeOfWhat()}>
        {NOTIFICATION_KEYS.map(kind => (
          <Field.Select
            key={kind}
            name={`channels.${kind}`}
            label={translated(NOTIFICATION_KINDS[kind].label)}
            hint={translated(NOTIFICATION_KINDS[kind].hint)}
            choices={CHOICES.filter(([channel]) => channelsFor(kind).includes(channel)).map(
              ([channel, say]) => [channel, say()] as const,
            )}
            span={12}
          />
        ))}
      </Section>
      <Section title={kitWords.fieldEmail()}>
        <Field.Time name="digestAt" label={words.noticeDigestAt()} hint={words.noticeDigestHint()} optional span={4} />
        <Field.Time
          name="quietFrom"
          label={words.noticeQuietFrom()}
          hint={words.noticeQuietFromHint()}
          optional
          span={4}
        />
        <Field.Time name="quietTo" label={words.noticeQuietTo()} hint={words.noticeQuietToHint()} optional span={4} />
      </Section>
      <Section title={words.noticeAway()}>
        <Field.Date name="awayFrom" label={words.noticeAwayFrom()} optional span={4} />
        <Field.Date name="awayUntil" label={words.noticeAwayUntil()} optional span={4} />
        <Field.Select
          name="deputyId"
          label={words.noticeDeputy()}
          hint={words.noticeDeputyHint()}
          choices={deputies.map(({ id, name }) => [id, name] as const)}
          optional
          span={4}
        />
      </Section>
    </FormScreen>
  )
}
