import { CorrectReadingsForm, CorrectWetForm } from '~/domain/cylinders/lab-forms'
import { apiFor, attempt } from '~/web/kit/api'
import { closed, done } from '~/web/kit/done'
import { readForm, refused } from '~/web/kit/read-form'
import { moment } from './lab-action'

type Asked = Parameters<typeof apiFor>[0]

/** What was measured on the fresh concrete put right; results follow only where the moment of casting is another. */
export async function correctWet({ request, context }: Asked) {
  const { values, raw, key } = await readForm(request, CorrectWetForm)
  const { id, version, reason, sampledDay, sampledTime, wasDay, wasTime, ...wet } = values
  const same = sampledDay === wasDay && sampledTime === wasTime
  const sampledAt = same ? undefined : moment(sampledDay, sampledTime)
  const api = apiFor({ request, context, key }).cylinders['cylinder-test']
  const saved = await attempt(api.details.$put({ json: { id, version, reason, wet: { ...wet, sampledAt } } }))
  return saved.ok ? done(request, closed(request), 'Wet test corrected') : refused(saved.problem, raw)
}

/** Readings of caliper, scale and press put right: the result is worked out anew and waits to be handed in. */
export async function correctReadings({ request, context }: Asked) {
  const { values, raw, key } = await readForm(request, CorrectReadingsForm)
  const { testedDay, testedTime, ...of } = values
  const api = apiFor({ request, context, key }).cylinders['cylinder-test']
  const saved = await attempt(api.details.$put({ json: { ...of, testedAt: moment(testedDay, testedTime) } }))
  return saved.ok
    ? done(request, closed(request), 'Readings corrected. Submit the result again')
    : refused(saved.problem, raw)
}
