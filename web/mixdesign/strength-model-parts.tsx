import { showNumber } from '~/web/kit/figures'
import { Badge } from '~/web/ui/badge'

/** How a version did on results: MPa, and the share of results in its band. */
export type Scored = {
  n: number
  error: number | null
  bias: number | null
  coverage: number | null
  score: number | null
}

export const show = (value: number | null, places: number): string =>
  value === null ? '–' : showNumber(value.toFixed(places), places)
export const shareOf = (share: number | null): string => (share === null ? '–' : `${(100 * share).toFixed(0)} %`)

export function Serves({ of }: { of: { servedFrom: string | null; servedUntil: string | null } }) {
  if (!of.servedFrom) return <Badge tone="neutral">Not used</Badge>
  return of.servedUntil ? <Badge tone="neutral">Replaced</Badge> : <Badge tone="done">In use</Badge>
}

/** A month of fewer results says little of a share. */
const ENOUGH = 30
/** A band of four in five that is measured well catches so many. */
const GOOD = [0.75, 0.85] as const

/** Whether what the band caught is what it says; of few results nothing is said. */
export function BandVerdict({ n, coverage }: Scored) {
  if (coverage === null || n < ENOUGH) return <span className="text-muted">Too few to say</span>
  const [least, most] = GOOD
  if (coverage < least) return <Badge tone="stop">Too narrow</Badge>
  return coverage > most ? <Badge tone="change">Too wide</Badge> : <Badge tone="done">As it says</Badge>
}
