import { given, oneOf, QUANTITIES } from '../../bounds'
import table from '../../tables/aci-durability.json'
import type { AciSystem } from '../target-mean-aci'

export type Exposure = keyof typeof table.classes
export type ScmShares = { flyAsh: number; slag: number; silicaFume: number }
export type AciReason = { rule: string; needed: number; limit: number }

const CLASSES = Object.keys(table.classes) as Exposure[]

/** Largest w/cm (null for none) and smallest specified strength (psi or MPa) over the exposure classes. ACI 318 Table 19.3.2.1. */
export function durabilityCaps(system: AciSystem, exposures: readonly Exposure[]) {
  const rows = exposures.map(name => ({ name, ...table.classes[oneOf(name, 'exposures', CLASSES)] }))
  const ratios = rows.flatMap(row => (row.ratio === null ? [] : [row.ratio]))
  const floor = system === 'us' ? table.classes.F0.psi : table.classes.F0.mpa
  return {
    ratio: ratios.length > 0 ? Math.min(...ratios) : null,
    strength: Math.max(floor, ...rows.map(row => (system === 'us' ? row.psi : row.mpa))),
  }
}

/** Shares of the binder (percent) that break the F3 caps; empty when they are kept or F3 does not apply. ACI 318 Table 26.4.2.2(b). */
export function scmReasons(exposures: readonly Exposure[], shares: ScmShares): AciReason[] {
  for (const [name, share] of Object.entries(shares)) given(share, name, QUANTITIES.share)
  if (!exposures.includes('F3')) return []
  const caps = table.shares.F3
  const total = shares.flyAsh + shares.slag + shares.silicaFume
  const checks: [string, number, number][] = [
    ['f3-fly-ash', shares.flyAsh, caps.flyAsh],
    ['f3-slag', shares.slag, caps.slag],
    ['f3-silica-fume', shares.silicaFume, caps.silicaFume],
    ['f3-total-scm', total, caps.total],
    ['f3-fly-ash-and-silica-fume', shares.flyAsh + shares.silicaFume, caps.flyAshAndSilicaFume],
  ]
  return checks.flatMap(([rule, needed, limit]) => (needed > limit ? [{ rule, needed, limit }] : []))
}

/** Names of additions used, but outside their usual shares of the binder: a warning, not a refusal. ACI PRC-211.1-22. */
export function shareWarnings(shares: ScmShares): string[] {
  const { flyAshF, flyAshC, slag, silicaFume } = table.typical
  // The class of the ash is not asked, so the wider of the two holds.
  const usual = { flyAsh: [flyAshF[0]!, flyAshC[1]!], slag, silicaFume }
  return (Object.keys(usual) as (keyof ScmShares)[]).flatMap(name => {
    const [low, high] = usual[name] as [number, number]
    return shares[name] > 0 && (shares[name] < low || shares[name] > high) ? [`unusual-share:${name}`] : []
  })
}
