import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { Subject } from '~/domain/access/grants'
import { callOf, filled, manageOf, type Noun, type Sent } from '~/domain/kit/noun'
import { changeOf, saveOf } from '~/domain/kit/noun-shape'
import { nounOf } from '~/domain/nouns'
import { attempt, listOf, rawApi } from '~/web/kit/api'
import { closed, done } from '~/web/kit/done'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { callPath } from '~/web/kit/support-view'
import { screenOf } from '~/web/menu'
import type { ListPage } from './column'
import { searchOf } from './url'

/** What a screen of a noun needs to know: which table it lies in and which calls it answers stay behind. */
export type ShownNoun = Omit<Noun, 'calls' | 'table'> & { manage: Subject; switches: boolean; removes: boolean }
export type NounRow = { id: string; version: number; active: boolean } & Record<string, unknown>

/** The rows of the noun that is at this address; the descriptor comes along, so that no screen carries them all. */
export async function nounLoader({ request, context }: LoaderFunctionArgs) {
  const noun = nounAt(request)
  const { path } = callOf(noun, '', 'GET list')!
  const query = new URLSearchParams(searchOf(request))
  const page = (await listOf(rawApi({ request, context })(`${addressOf(request, path)}?${query}`))) as ListPage<NounRow>
  return { page, noun: shownOf(noun) }
}

/** The form, the switch and the removal of a row. */
export async function nounAction({ request, context }: ActionFunctionArgs) {
  const noun = nounAt(request)
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  const { id = '', version, active } = fields
  const send = ({ method, path }: Sent, body?: object, search = '') =>
    attempt(
      rawApi({ request, context, key })(addressOf(request, path) + search, {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
    )
  if (intent === 'status')
    return send(callOf(noun, id, 'POST status')!, { id, version: Number(version), active: active === 'true' })
  if (intent === 'remove') return send(callOf(noun, id, 'DELETE remove')!, undefined, `?version=${version}`)

  const change = callOf(noun, id, 'PUT change')
  const { values, raw } = await readForm(request, change ? changeOf(noun) : saveOf(noun), { id: noun.idName ?? 'id' })
  const { version: from, ...made } = values as Record<string, unknown>
  const saved = id
    ? await send((change ?? callOf(noun, id, 'PUT save', 'POST save'))!, { ...made, version: from })
    : await send(callOf(noun, '', 'POST create once', 'POST save once', 'POST save')!, made)
  if (!saved.ok) return refused(saved.problem, raw)
  return done(request, closed(request), filled(noun.screen.said, { ...made, ...(saved.data as object) }))
}

const addressOf = (request: Request, path: string) =>
  `http://portal/api/${callPath(path, new URL(request.url).pathname)}`

function nounAt(request: Request): Noun {
  const noun = nounOf(screenOf(new URL(request.url).pathname.replace(/\.data$/, ''))?.noun)
  if (!noun) throw new Response(null, { status: 404 })
  return noun
}

function shownOf({ calls, table: _, ...noun }: Noun): ShownNoun {
  const does = Object.values(calls)
  return { ...noun, manage: manageOf(noun), switches: does.includes('status'), removes: does.includes('remove') }
}
