import { nounKept, nounPage, nounRow } from '~/db/kit/noun-rows'
import type { Call } from '~/domain/access/rights'
import { type Doing, labelOf, type Noun } from '~/domain/kit/noun'
import {
  answerOf,
  bodySearchOf,
  changeOf,
  createOf,
  type NounAsk,
  narrowingOf,
  RemoveSave,
  StatusSave,
  saveOf,
  searchOf,
} from '~/domain/kit/noun-shape'
import { Missing } from '~/domain/kit/problem'
import { Id, VersionQuery } from '~/domain/kit/shape'
import { NOUNS } from '~/domain/nouns'
import { named, removeNoun, saveNoun, switchNoun } from '~/workflows/kit/save-noun'
import { area, may, type Routes } from './area'
import { type Ctx, personOf, sqlOf } from './context'
import { answers, type Step } from './route-mark'
import { body, param, query } from './valid'
import { write } from './write'

type Answer = (c: Ctx) => Promise<object>
type Served = { asks: Step[]; answer: Answer }

/** The calls of the area's plain nouns; given paths are before those with a parameter. */
export function nounsOf(name: Noun['area']): Routes {
  const routes = area()
  const calls = NOUNS.filter(noun => noun.area === name).flatMap(noun =>
    Object.entries(noun.calls).map(([call, doing]) => ({ noun: noun as Noun, call: call as Call, doing })),
  )
  const given = (call: string) => !call.includes(':')
  for (const each of [...calls.filter(({ call }) => given(call)), ...calls.filter(({ call }) => !given(call))]) {
    const { noun, call, doing } = each
    const [method = '', path = ''] = call.split(' ')
    const { asks, answer } = served(noun, doing, method)
    const once = doing.endsWith('once') ? 'once' : undefined
    const steps = [may(call, once), ...asks, answers(answerOf(noun, doing))]
    routes.on(method, path, ...steps, async (c: Ctx) => c.json(await answer(c)))
  }
  return routes
}

function served(noun: Noun, doing: Doing, method: string): Served {
  const list = (asks: Step, ask: (c: Ctx) => NounAsk): Served => ({
    asks: [asks],
    answer: c => nounPage(sqlOf(c), noun, ask(c), { by: personOf(c) }),
  })
  const every = (ask: NounAsk): Served =>
    noun.filters
      ? list(query(narrowingOf(noun)), c => ({ ...queried(c), ...ask }))
      : { asks: [], answer: c => nounPage(sqlOf(c), noun, ask, { by: personOf(c) }) }
  const queried = (c: Ctx) => c.req.valid('query') as NounAsk
  switch (doing) {
    case 'list':
      return list(query(searchOf(noun)), queried)
    case 'list active':
      return list(query(searchOf(noun)), c => ({ ...queried(c), active: true }))
    case 'active':
      return list(query(searchOf(noun, false)), c => ({ ...queried(c), active: true }))
    case 'all':
      return every({})
    case 'all active':
      return every({ active: true })
    case 'filter':
      return list(body(bodySearchOf(noun)), c => c.req.valid('json') as NounAsk)
    case 'row':
      return { asks: [param(Id)], answer: async c => found(noun, await nounRow(sqlOf(c), noun, idOf(c), personOf(c))) }
    case 'record':
      return { asks: [param(Id)], answer: async c => named(noun, await nounKept(sqlOf(c), noun, idOf(c))) }
    case 'status':
      return {
        asks: [body(StatusSave)],
        answer: c => write(c, work => switchNoun(work, noun, c.req.valid('json') as Parameters<typeof switchNoun>[2])),
      }
    case 'remove':
      if (method === 'POST') return { asks: [body(RemoveSave)], answer: removed(noun, c => c.req.valid('json') as Key) }
      return {
        asks: [param(Id), query(VersionQuery)],
        answer: removed(noun, c => ({ id: idOf(c), version: (c.req.valid('query') as Key).version })),
      }
    case 'change':
      return {
        asks: [param(Id), body(changeOf(noun))],
        answer: c => write(c, work => saveNoun(work, noun, { ...sent(c), id: idOf(c) })),
      }
    case 'create once':
      return { asks: [body(createOf(noun))], answer: c => write(c, work => saveNoun(work, noun, sent(c))) }
    case 'save':
    case 'save once':
      return { asks: [body(saveOf(noun))], answer: c => write(c, work => saveNoun(work, noun, keyed(noun, sent(c)))) }
  }
}

const sent = (c: Ctx) => c.req.valid('json') as Record<string, unknown>
const idOf = (c: Ctx): string => (c.req.valid('param') as Id).id

/** The wire may call the id by another name. */
function keyed({ idName = 'id' }: Noun, { [idName]: id, ...values }: Record<string, unknown>) {
  return { ...values, id }
}

type Key = { id: string; version: number }
const removed =
  (noun: Noun, keyOf: (c: Ctx) => Key): Answer =>
  async c => {
    await write(c, work => removeNoun(work, noun, keyOf(c)))
    return { removed: true }
  }

function found<Row extends object>(noun: Noun, row: Row | undefined): Row {
  if (!row) throw new Missing(`There is no such ${labelOf(noun)}`)
  return row
}
