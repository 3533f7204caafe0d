import * as words from '~/domain/deliveries/words'
import type { RecordAction } from '~/web/kit/record/record-action'

const loadedUnbatched = () => ({
  title: words.panelUnbatchedTitle(),
  text: words.panelUnbatchedText(),
  reason: true,
  verb: words.panelLoaded(),
})

/** A truck with concrete outside its limits leaves only after somebody has read which. */
export function confirmLoaded(unbatched: boolean, outside: readonly string[]): Pick<RecordAction, 'confirm'> {
  if (unbatched) return { confirm: loadedUnbatched() }
  if (!outside.length) return {}
  return {
    confirm: {
      title: words.panelOutsideTitle(),
      text: words.panelOutsideText({ what: outside.join('. ') }),
      reason: true,
      verb: words.panelLoaded(),
    },
  }
}
