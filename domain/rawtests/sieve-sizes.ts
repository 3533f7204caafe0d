export type SieveSeries = 'ASTM' | 'BS' | 'EN'

/** Sieve series in mm, coarse to fine: ASTM E11, BS 410 as used by BS 882, ISO 565 R20 with EN 12620 basic set plus set 2. */
export const SIEVES: Record<SieveSeries, readonly number[]> = {
  ASTM: [75, 63, 50, 37.5, 25, 19, 12.5, 9.5, 4.75, 2.36, 1.18, 0.6, 0.3, 0.15, 0.075],
  BS: [75, 63, 50, 37.5, 28, 20, 14, 10, 5, 2.36, 1.18, 0.6, 0.3, 0.15, 0.075],
  EN: [63, 40, 31.5, 20, 16, 14, 12.5, 10, 8, 6.3, 4, 2, 1, 0.5, 0.25, 0.125, 0.063],
}

const US_NAMES: Record<string, string> = {
  75: '3 in.',
  63: '2½ in.',
  50: '2 in.',
  37.5: '1½ in.',
  25: '1 in.',
  19: '¾ in.',
  12.5: '½ in.',
  9.5: '⅜ in.',
  4.75: 'No. 4',
  2.36: 'No. 8',
  1.18: 'No. 16',
  0.6: 'No. 30',
  0.3: 'No. 50',
  0.15: 'No. 100',
  0.075: 'No. 200',
}

/** "4.75 mm", "600 µm", or the US name where one is asked for and exists. */
export function sieveName(size: number, names: 'metric' | 'us' = 'metric'): string {
  const us = names === 'us' ? US_NAMES[size] : undefined
  return us ?? (size < 1 ? `${Math.round(size * 1000)} µm` : `${size} mm`)
}
