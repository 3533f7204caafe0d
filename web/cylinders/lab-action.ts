import { CuringForm, DryForm, WetForm } from '~/domain/cylinders/lab-forms'
import * as words from '~/domain/cylinders/words'
import { instantOn, isPlainDate } from '~/domain/kit/time'
import { apiFor, attempt } from '~/web/kit/api'
import { done } from '~/web/kit/done'
import { readForm, refused } from '~/web/kit/read-form'

type Asked = Parameters<typeof apiFor>[0]

/** What is no day and time is sent as it is, for the API to say so in its own words. */
export const moment = (day: unknown, time: unknown) =>
  isPlainDate(String(day)) && /^\d{2}:\d{2}$/.test(String(time))
    ? instantOn(String(day), String(time)).toISOString()
    : `${day} ${time}`

export async function saveWet({ request, context }: Asked, next: string) {
  const { values, raw } = await readForm(request, WetForm)
  const { sampledDay, sampledTime, ...wet } = values
  const json = { ...wet, part: 'wet' as const, sampledAt: moment(sampledDay, sampledTime) }
  const saved = await attempt(apiFor({ request, context }).cylinders['cylinder-test']['update-by-lab'].$post({ json }))
  return saved.ok ? done(request, next, words.wetSaved()) : refused(saved.problem, raw)
}

export async function saveCuring({ request, context }: Asked, next: string) {
  const { values, raw } = await readForm(request, CuringForm)
  const { receivedDay, receivedTime, ...of } = values
  const json = { ...of, part: 'curing' as const, receivedAt: moment(receivedDay, receivedTime) }
  const saved = await attempt(apiFor({ request, context }).cylinders['cylinder-test']['update-by-lab'].$post({ json }))
  return saved.ok ? done(request, next, words.wetReceived()) : refused(saved.problem, raw)
}

/** Saves an age at the press; with `submit` it goes to the house manager at once. */
export async function saveDry(asked: Asked, next: (ageId: string) => string) {
  const { saved, raw, submits } = await sendDry(asked)
  if (!saved.ok) return refused(saved.problem, raw)
  return done(asked.request, next(saved.data.id), submits ? words.drySubmitted() : words.drySaved())
}

export async function sendDry({ request, context }: Asked) {
  const { values, raw, intent, key } = await readForm(request, DryForm)
  const { testedDay, testedTime, specimens, ...of } = values
  const api = apiFor({ request, context, key }).cylinders['cylinder-test']
  // A specimen without its load was not crushed yet.
  const crushed = specimens.filter(one => one.loadKn !== undefined && String(one.loadKn) !== '')
  const json = { ...of, part: 'dry' as const, testedAt: moment(testedDay, testedTime), specimens: crushed }
  const [saved, submits] = [await attempt(api['update-by-lab'].$post({ json })), intent === 'submit']
  if (!saved.ok || !submits) return { saved, raw, submits }
  const { id, version } = saved.data
  const handed = await attempt(api['submit-by-lab'].$post({ json: { items: [{ id, version }] } }))
  return { saved: handed.ok ? saved : handed, raw, submits }
}
