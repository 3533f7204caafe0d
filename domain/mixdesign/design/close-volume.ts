import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { absoluteVolume, type Part } from './absolute-volume'

export const CLOSERS = ['fine', 'coarse', 'aggregate'] as const
/** What gives way or fills up, so that a mix is one cubic metre: the sand, the stone, or both in their proportion. */
export type Closer = (typeof CLOSERS)[number]
export type ClosingPart = Part & { kind: 'fine' | 'coarse' | 'other' }
export type Closing<Of extends ClosingPart> = {
  by: Closer
  /** m³ of the parts and the air, as they came and closed. */
  before: number
  after: number
  parts: Of[]
  changes: { name: string; from: number; to: number }[]
}

/** Share of its own mass by which a constituent may be moved: further off the design is wrong, not its volume. */
const MOST = 0.25

/**
 * The named step that makes a mix fill 1.000 m³ (± 0.002): the chosen aggregate is scaled, everything else stays as the
 * method gave it. kg/m³ rounded to `step`. Faults: `nothing-closes` without such a part, `volume-too-far-off` where it would
 * have to move by more than a quarter. Absolute volume as in ACI PRC-211.1-22 §5.3.8.
 */
export function closeVolume<Of extends ClosingPart>(
  parts: readonly Of[],
  air: number,
  by: Closer,
  step = 1,
): Closing<Of> {
  const closes = ({ kind }: ClosingPart) => (by === 'aggregate' ? kind !== 'other' : kind === by)
  const { volumes, total } = absoluteVolume(parts, air)
  const own = parts.reduce((sum, part, at) => (closes(part) ? sum + volumes[at]!.volume : sum), 0)
  if (own === 0)
    throw new EngineeringFault('nothing-closes', `The mix has no ${WORDS[by]} that could close the volume`, 'closer')
  const factor = (own + 1 - total) / own
  if (Math.abs(factor - 1) > MOST)
    throw new EngineeringFault(
      'volume-too-far-off',
      `The mix fills ${total.toFixed(3)} m³; the ${WORDS[by]} would have to change by ${Math.round((factor - 1) * 100)} %`,
      'closer',
    )
  const closed = parts.map(part => (closes(part) ? { ...part, mass: roundTo(part.mass * factor, step) } : part))
  const after = absoluteVolume(closed, air).total
  return {
    by,
    before: total,
    after,
    parts: closed,
    changes: parts.flatMap(({ name, mass }, at) =>
      closed[at]!.mass === mass ? [] : [{ name, from: mass, to: closed[at]!.mass }],
    ),
  }
}

const WORDS: Record<Closer, string> = { fine: 'sand', coarse: 'stone', aggregate: 'aggregate' }
