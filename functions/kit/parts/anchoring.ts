import type { Anchoring, AnchorStore } from '~/domain/kit/ports'
import type { Settings } from '~/functions/settings'
import { notaryOf } from '../notary'

/** Anchors by the name of the database: a store may serve two. Without a key of its own nothing is anchored. */
export function anchoringBy(
  { anchors, database }: Pick<Settings, 'anchors' | 'database'>,
  store: AnchorStore,
): { anchoring: Anchoring } | Record<string, never> {
  const { key, minutes } = anchors
  if (!key) return {}
  const name = decodeURIComponent(new URL(database.url).pathname.slice(1))
  return { anchoring: { store, notary: notaryOf(key), prefix: `audit-anchors/${name}/`, everyMinutes: minutes } }
}
