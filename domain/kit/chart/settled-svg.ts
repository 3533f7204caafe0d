import type { Drawing } from './drawing'
import { LIVE, THEMES, type Theme } from './theme'

/** A live picture with the colours of one theme written in, its own width, and no focus targets: fit to leave the page. */
export function settledSvg({ svg, width }: Drawing, theme: 'light' | 'dark' | 'print' = 'light'): string {
  const still = svg
    .replaceAll(/<g class="chart-point".*?<\/g>/g, '')
    .replace('role="group"', 'role="img"')
    .replace('width="100%"', `width="${width}"`)
  return pairs(THEMES[theme]).reduce((text, [token, colour]) => text.replaceAll(token, colour), still)
}

function pairs(theme: Theme): [string, string][] {
  const single = Object.entries(LIVE).flatMap<[string, string]>(([key, token]) => {
    const colour = theme[key as keyof Theme]
    return typeof token === 'string' && typeof colour === 'string' ? [[token, colour]] : []
  })
  return [...single, ...LIVE.series.map<[string, string]>((token, index) => [token, theme.series[index]!])]
}
