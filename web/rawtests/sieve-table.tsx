import type { SieveResult } from '~/domain/rawtests/sieve-result'
import { sieveName } from '~/domain/rawtests/sieve-sizes'
import { PlainTable } from '~/web/kit/page-grid'
import { figure } from './words'

/** Sieve by sieve: what was weighed, what it makes in percent, and where a limit is left. */
export function SieveTable({ result: { analysis, verdict } }: { result: SieveResult }) {
  const limitAt = (size: number) => verdict?.sieves.find(row => Math.abs(row.size - size) < 1e-9)
  const last = analysis.rows.length - 1
  return (
    <PlainTable
      caption="Sieves"
      wide
      rows={analysis.rows.map((row, at) => ({ ...row, at }))}
      id={row => String(row.size)}
      columns={[
        { label: 'Sieve', show: row => sieveName(row.size) },
        { label: 'Retained, g', align: 'right', show: row => figure(row.mass, 1) },
        { label: 'Retained, %', align: 'right', show: row => figure(row.retained, 1) },
        { label: 'Cumulative, %', align: 'right', show: row => figure(row.cumulative, 1) },
        {
          label: 'Passing, %',
          align: 'right',
          show: row => {
            const limit = limitAt(row.size)
            const out = limit?.verdict === 'below' || limit?.verdict === 'above'
            return (
              <span className={out ? 'font-semibold text-stop' : undefined}>
                {figure(row.reported, row.at === last ? 1 : 0)}
              </span>
            )
          },
        },
        {
          label: 'Limits, %',
          align: 'right',
          show: row => {
            const limit = limitAt(row.size)
            return limit ? `${limit.min}–${limit.max}` : ''
          },
        },
      ]}
      total={['Pan', '', figure(analysis.pan, 1), '', '', '']}
    />
  )
}
