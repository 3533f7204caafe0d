import type { Moisture } from '~/domain/deliveries/batch'

/** Free moisture of a day, by its date: sand from 3 to 5.4 %, stone from 0.4 to 1.2 %; absorption stays. */
export function moistureOn(lines: readonly { materialId: string; kind: string }[], day: string): Moisture[] {
  const wet = Number(day.slice(8)) % 9
  return lines.flatMap(({ materialId, kind }) =>
    kind === 'sand'
      ? [{ materialId, percent: (3 + wet * 0.3).toFixed(1), absorption: '1.2' }]
      : kind === 'stone'
        ? [{ materialId, percent: (0.4 + wet * 0.1).toFixed(1), absorption: '0.6' }]
        : [],
  )
}
