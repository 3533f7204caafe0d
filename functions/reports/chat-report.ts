import { settingOn } from '~/db/kit/setting'
import { chatAnswer, plantChoices } from '~/db/reports/chat-report'
import { mayDo } from '~/domain/access/ability'
import type { Subject } from '~/domain/access/grants'
import { Denied, Invalid } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { type ChatAnswer, ChatAsk, type ChatCatalogue } from '~/domain/reports/chat-report/ask'
import {
  type ChatConfig,
  fits,
  MEASURES,
  type Measure,
  type MeasureOf,
  measuredFigure,
  misfits,
} from '~/domain/reports/chat-report/catalogue'
import { inWords, understand, usualChart } from '~/domain/reports/chat-report/question'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/** Questions in words over a fixed catalogue: the same words always mean the same chart. */
export const chatReportRoutes = area()
  .get('/report/chat-report/catalogue', may('GET /report/chat-report/catalogue'), async c => {
    const answer: ChatCatalogue = {
      today: businessDay(c.var.now),
      measures: measuresOf(c),
      plants: await plantChoices(sqlOf(c), personOf(c)),
    }
    return c.json(answer)
  })
  .get('/report/chat-report/answer', may('GET /report/chat-report/answer'), query(ChatAsk), async c => {
    const { q = '', ...named } = c.req.valid('query')
    const plants = await plantChoices(sqlOf(c), personOf(c))
    const read = understand(q, businessDay(c.var.now), plants)
    const asked = withParts(read.config ?? (named.measure ? usual(c) : null), named)
    const config = asked && (await aged(c, asked))
    if (!config) {
      const nearest = read.nearest && inWords(read.nearest, plants)
      const answer: ChatAnswer = { question: q, config, unknown: read.unknown, nearest, rows: [], total: null }
      return c.json(answer)
    }
    if (!measuresOf(c).includes(config.measure))
      throw new Denied('You are not authorized to see these figures', undefined, { measure: config.measure })
    assertFits(config)
    const found = await chatAnswer(sqlOf(c), personOf(c), config)
    const answer: ChatAnswer = {
      question: inWords(config, plants),
      config,
      unknown: read.unknown,
      nearest: null,
      ...found,
    }
    return c.json(answer)
  })

function assertFits(config: ChatConfig): void {
  const wrong = misfits(config)
  const sentence = `${measuredFigure(config.measure).name} cannot be asked for by this`
  if (wrong.length) throw new Invalid(sentence, Object.fromEntries(wrong.map(part => [part, [sentence]])))
}

const usual = (c: Ctx): ChatConfig => understand('volume', businessDay(c.var.now), []).config!

/** Strength is of an age: where none is named, of the one at which this company specifies it. */
const aged = async (c: Ctx, config: ChatConfig): Promise<ChatConfig> =>
  MEASURES[config.measure].from === 'strengths' && config.ageDays === null
    ? { ...config, ageDays: await settingOn(sqlOf(c), 'cylinders.strength-age', businessDay(c.var.now)) }
    : config

function withParts(config: ChatConfig | null, named: Omit<ChatAsk, 'q'>): ChatConfig | null {
  if (!config) return null
  const parts = Object.fromEntries(
    Object.entries(named).filter(([, value]) => value !== undefined && value !== 0 && value !== ''),
  )
  const of = { ...config, ...parts } as ChatConfig
  if (!named.by && !fits(of.measure, of.by)) of.by = 'customer'
  return { ...of, chart: named.chart ?? (named.by ? usualChart(of.by) : of.chart) }
}

/** Money is for those who see what it is taken from. */
const SEEN_WITH: Partial<Record<MeasureOf['from'], Subject>> = { invoices: 'invoice', drafts: 'draft_register' }
const measuresOf = (c: Ctx): Measure[] =>
  (Object.keys(MEASURES) as Measure[]).filter(measure => {
    const subject = SEEN_WITH[MEASURES[measure].from]
    return !subject || mayDo(personOf(c), 'view', subject)
  })
