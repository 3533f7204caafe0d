import { useEffect, useMemo, useState } from 'react'
import type { LoadExplanation } from '~/domain/orders/plan/chart'
import { askLive } from '~/web/kit/live'
import { alwaysExcluded, type Excluded } from './plan/judge'

export type Explained = {
  load: string | null
  explanation: LoadExplanation | null
  never: Excluded | null
  failed: string | null
}

/** Why the chosen load stands where it stands, and which trucks may never take it; asked once a load and plan. */
export function useExplanation(planId: string | null, load: string | null): Explained {
  const [known, setKnown] = useState<ReadonlyMap<string, LoadExplanation | string>>(new Map())
  const key = planId && load ? `order-plan/plans/${planId}/load/${load}` : null
  useEffect(() => {
    if (!key || known.has(key)) return
    const stop = new AbortController()
    const look = async () => {
      const answer = await askLive(key, { signal: stop.signal })
      const body = (await answer.json()) as LoadExplanation & { detail?: string }
      const found = answer.ok ? body : (body.detail ?? 'No explanation available')
      setKnown(before => new Map(before).set(key, found))
    }
    // Walking along a row asks for the load one stays at.
    const timer = setTimeout(() => look().catch(() => undefined), 120)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key, known])
  const found = key ? known.get(key) : undefined
  return useMemo(() => {
    const explanation = typeof found === 'object' ? found : null
    return {
      load,
      explanation,
      never: explanation && alwaysExcluded(explanation.excluded),
      failed: typeof found === 'string' ? found : null,
    }
  }, [load, found])
}
