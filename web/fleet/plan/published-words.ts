import type { PlanChanged } from '~/domain/orders/plan/plan'
import { countOf } from '~/web/kit/figures'

const NAMED = 3

/** "P-261123-W-008 is published. 2 loads keep what they have: Load 3 of W-261123-011 is called now; …" */
export function publishedWords({ planNo, kept }: Pick<PlanChanged, 'planNo' | 'kept'>) {
  if (!kept.length) return `${planNo} is published`
  const named = kept.slice(0, NAMED).map(load => load.words)
  const more = kept.length > NAMED ? ` and ${countOf(kept.length - NAMED, 'more load')}` : ''
  return {
    title: `${planNo} is published`,
    text: `${countOf(kept.length, 'load')} ${kept.length === 1 ? 'keeps' : 'keep'} the old place: ${named.join('; ')}${more}`,
  }
}
