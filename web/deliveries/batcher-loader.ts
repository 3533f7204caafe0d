import type { LoaderFunctionArgs } from '@remix-run/node'
import { apiFor, take } from '~/web/kit/api'
import { boardOf, loadInHand } from './board-loader'
import { yardOf } from './yard-loader'

/** The batcher's plants, and of the chosen one the board, the yard and the load in hand. */
export async function batcherPage({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const params = new URL(request.url).searchParams
  const plants = (await take(api.queue.queue.batcher_plant.$get())).rows
  const plantId = plants.find(plant => plant.plantId === params.get('plant'))?.plantId ?? plants[0]?.plantId
  if (!plantId) return { plants, plantId: '', bp: null, board: null, yard: null, inHand: null }
  const lines = plants.find(plant => plant.plantId === plantId)?.lines ?? []
  const bp = lines.find(line => line.id === params.get('bp'))?.id ?? null
  const [board, yard, inHand] = await Promise.all([
    boardOf(api, plantId, bp),
    yardOf(api, plantId),
    loadInHand(api, params.get('load')),
  ])
  return { plants, plantId, bp, board, yard, inHand }
}
