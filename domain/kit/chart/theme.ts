export type ThemeName = 'light' | 'dark' | 'print' | 'live'

/** Colours of one theme; series also differ by dash and marker, so that colour never carries meaning alone. */
export type Theme = {
  ground: string
  text: string
  muted: string
  grid: string
  axis: string
  series: readonly string[]
  band: string
  bandOpacity: number
  limit: string
  good: string
  warn: string
  bad: string
  badOpacity: number
}

export const FONT = "'Geist Sans', Geist, system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

export const LIGHT: Theme = {
  ground: '#FFFFFF',
  text: '#111827',
  muted: '#4B5563',
  grid: '#E2E5EA',
  axis: '#8A94A3',
  series: ['#0072B2', '#D55E00', '#009E73', '#CC79A7', '#8A6D00', '#3B3F8C'],
  band: '#0F5F73',
  bandOpacity: 0.1,
  limit: '#111827',
  good: '#14572B',
  warn: '#7A4300',
  bad: '#9B1C1C',
  badOpacity: 0.14,
}

export const DARK: Theme = {
  ground: '#0E1116',
  text: '#E5E9F0',
  muted: '#A3ADBB',
  grid: '#2A313B',
  axis: '#667385',
  series: ['#56B4E9', '#FF9A4D', '#3DDCA8', '#F0A6CE', '#F0E442', '#A9AEFF'],
  band: '#4CC3DD',
  bandOpacity: 0.13,
  limit: '#E5E9F0',
  good: '#8CE0A5',
  warn: '#FFD27A',
  bad: '#FF8585',
  badOpacity: 0.2,
}

/** Black on white: series are told apart by dash, marker and grey alone. */
export const PRINT: Theme = {
  ground: '#FFFFFF',
  text: '#000000',
  muted: '#000000',
  grid: '#D5D5D5',
  axis: '#000000',
  series: ['#000000', '#5A5A5A', '#000000', '#5A5A5A', '#000000', '#5A5A5A'],
  band: '#000000',
  bandOpacity: 0.07,
  limit: '#000000',
  good: '#000000',
  warn: '#000000',
  bad: '#000000',
  badOpacity: 0.16,
}

/** Follows the tokens of the page, so that a change of theme redraws nothing; not for pictures that leave the page. */
export const LIVE: Theme = {
  ground: 'var(--chart-ground, var(--bg))',
  text: 'var(--fg)',
  muted: 'var(--muted)',
  grid: 'var(--chart-grid, var(--line))',
  axis: 'var(--line-strong)',
  series: [1, 2, 3, 4, 5, 6].map(index => `var(--series-${index})`),
  band: 'var(--brand)',
  bandOpacity: 0.11,
  limit: 'var(--fg)',
  good: 'light-dark(#14572b, #8ce0a5)',
  warn: 'light-dark(#7a4300, #ffd27a)',
  bad: 'var(--stop)',
  badOpacity: 0.16,
}

export const THEMES: Record<ThemeName, Theme> = { light: LIGHT, dark: DARK, print: PRINT, live: LIVE }

/** Solid first, then dashes that stay apart in black and white; lengths in px. */
export const DASHES = ['', '7 3', '2 3', '9 3 2 3', '12 4', '4 2'] as const
