import type { Day, Load } from './day'
import { type Draft, initialDraft } from './draft'
import { compile, type Model } from './model'
import type { Params } from './params'

/** The plan as a fixed surrounding: every load frozen, but for those of `open` pours, which are out of it. */
export function reopen(day: Day, loads: Load[], params: Params, open: number[] = []): { model: Model; draft: Draft } {
  const model = compile({ ...day, frozen: loads.filter(load => !open.includes(load.pour)) }, params)
  return { model, draft: initialDraft(model) }
}
