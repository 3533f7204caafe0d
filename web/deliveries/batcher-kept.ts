import type { SerializeFrom } from '@remix-run/node'
import { useEffect } from 'react'
import { useUser } from '~/web/kit/can'
import { keepHere, keptHere, useKeepData, useSeenLast } from '~/web/kit/outbox/kept-data'
import { useKeptPage } from '~/web/kit/outbox/kept-page'
import { connection } from '~/web/kit/shell/connection'
import type { batcherPage } from './batcher-loader'
import { PLANT_SEND } from './pending'

export type Found = SerializeFrom<typeof batcherPage>

const BOARD = 'batching'
const loadName = (id: string) => `load ${id}`
/** So many loads are kept before they are opened: those that are next. */
const AHEAD = 4

/** The board as it was kept, with the load that is chosen as it was when it was last seen. */
export async function keptFor(load: string | null): Promise<Found | null> {
  const found: Found | null = await keptHere(BOARD)
  if (!found?.board) return found
  return { ...found, inHand: load ? await keptHere(loadName(load)) : null }
}

/** The board with the load in hand that the address names. */
export function useSeenBoard(loaded: Found) {
  const { cameAt, found, isKept } = useSeenLast(BOARD, loaded)
  return { cameAt, found: isKept && found.board ? { ...found, inHand: loaded.inHand } : found }
}

/** Keeps the board, the load in hand and the loads that are next. */
export function useKeepBoard(shown: Found) {
  const { inHand, board, plantId } = shown
  useKeptPage({ scope: '/', shown: plantId })
  useKeepData(useUser()?.id ?? null, BOARD, shown)
  useEffect(() => {
    if (inHand) keepHere(loadName(inHand.id), inHand).catch(console.warn)
  }, [inHand])
  const ahead = board?.rows.slice(0, AHEAD).map(({ id, version }) => `${id} ${version}`) ?? []
  const wanted = ahead.join()
  useEffect(() => {
    let over = false
    const keepAhead = async () => {
      for (const [id = ''] of wanted.split(',').map(one => one.split(' '))) {
        if (over || !id || connection() !== 'there') return
        const answer = await fetch(`${PLANT_SEND}?load=${id}`, { headers: { accept: 'application/json' } })
        if (answer.ok) await keepHere(loadName(id), await answer.json())
      }
    }
    const timer = setTimeout(() => keepAhead().catch(console.warn), 1500)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [wanted])
}
