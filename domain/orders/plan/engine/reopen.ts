import type { Day, Load } from './day'
import { type Draft, initialDraft } from './draft'
import { compile, type Model } from './model'
import type { Params } from './params'

/**
 * The plan as a fixed surrounding: every load frozen, but for those of `open` pours, which are out of it as far as they
 * have not begun.
 */
export function reopen(day: Day, loads: Load[], params: Params, open: number[] = []): { model: Model; draft: Draft } {
  const begun = (day.frozen ?? []).filter(load => open.includes(load.pour))
  const model = compile({ ...day, frozen: [...loads.filter(load => !open.includes(load.pour)), ...begun] }, params)
  return { model, draft: initialDraft(model) }
}
