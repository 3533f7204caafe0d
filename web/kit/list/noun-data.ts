import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Subject } from '~/domain/access/grants'
import { callOf, isSwitched, manageOf, type Noun, type Sent } from '~/domain/kit/noun'
import { changeOf, saveOf } from '~/domain/kit/noun-shape'
import { nounOf } from '~/domain/nouns'
import { attempt, listOf, rawApi, take } from '~/web/kit/api'
import { closed, done } from '~/web/kit/done'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { callPath } from '~/web/kit/support-view'
import { screenOf } from '~/web/menu'
import type { ListPage } from './column'
import { spelled } from './noun-words'
import { searchOf } from './url'

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** What a screen of a noun needs to know: which table it lies in and which calls it answers stay behind. */
export type ShownNoun = Omit<Noun, 'calls' | 'table'> & {
  manage: Subject
  switches: boolean
  removes: boolean
  /** Rows are in use as long as they are there. */
  always: boolean
  /** Why a row stays that others name, and the column that counts them. */
  kept: { count: string; why: string } | null
}
export type NounRow = { id: string; version: number; active: boolean } & Record<string, unknown>
/** What the short lists of the form offer, by their field. */
export type NounChoices = Record<string, (readonly [value: string, label: string])[]>
export type NounShown = { page: ListPage<NounRow>; noun: ShownNoun; choices: NounChoices }

/** The rows of the noun that is at this address; the descriptor comes along, so that no screen carries them all. */
export async function nounLoader({ request, context }: Asked, noun = nounAt(request)): Promise<NounShown> {
  const paged = callOf(noun, '', 'GET list')
  const { path } = paged ?? callOf(noun, '', 'GET all')!
  const search = Object.entries(searchOf(request)).filter(([name]) => paged || noun.filters?.includes(name))
  const query = new URLSearchParams(search)
  const ask = (at: string) => rawApi({ request, context })(addressOf(request, at))
  const short = Object.entries(noun.fields).flatMap(([name, field]) =>
    field.kind === 'lookup' && field.source.short ? [{ name, ...field.source }] : [],
  )
  const [page, ...lists] = await Promise.all([
    listOf(ask(`${path}?${query}`)) as Promise<ListPage<NounRow>>,
    ...short.map(({ path: of }) => take<{ rows: Record<string, string>[] }>(ask(`/${of}`))),
  ])
  const choices = short.map(({ name, value = 'id', label }, at) => [
    name,
    lists[at]!.rows.map(row => [row[value]!, row[label]!] as const),
  ])
  return { page, noun: shownOf(noun), choices: Object.fromEntries(choices) }
}

/** The form, the switch and the removal of a row. */
export async function nounAction({ request, context }: Asked, noun = nounAt(request)) {
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
  if (intent === 'remove') {
    const removal = callOf(noun, id, 'DELETE remove', 'POST remove')!
    if (removal.method === 'POST') return send(removal, { id, version: Number(version) })
    return send(removal, undefined, `?version=${version}`)
  }

  const change = callOf(noun, id, 'PUT change')
  const { values, raw } = await readForm(request, change ? changeOf(noun) : saveOf(noun), { id: noun.idName ?? 'id' })
  const { version: from, ...made } = values as Record<string, unknown>
  const saved = id
    ? await send((change ?? callOf(noun, id, 'PUT save', 'POST save'))!, { ...made, version: from })
    : await send(callOf(noun, '', 'POST create once', 'POST save once', 'POST save', 'PUT save')!, made)
  if (!saved.ok) return refused(saved.problem, raw)
  return done(request, closed(request), spelled(noun, noun.screen.said, { ...made, ...(saved.data as object) }))
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
  const { keptBy, counts = {} } = noun
  const [count] =
    Object.entries(counts).find(([, of]) => of.table === keptBy?.table && of.column === keptBy.column) ?? []
  return {
    ...noun,
    manage: manageOf(noun),
    switches: does.includes('status'),
    removes: does.includes('remove'),
    always: !isSwitched(noun),
    kept: count && keptBy ? { count, why: keptBy.why } : null,
  }
}
