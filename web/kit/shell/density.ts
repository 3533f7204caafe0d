import { useRouteLoaderData } from '@remix-run/react'
import { useEffect, useState } from 'react'

export const DENSITIES = [
  ['compact', 'Compact'],
  ['default', 'Default'],
  ['comfortable', 'Comfortable'],
  ['touch', 'Touch'],
] as const
export type Density = (typeof DENSITIES)[number][0]
export const THEMES = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const
export type Theme = (typeof THEMES)[number][0]

const YEAR = 31_536_000

/** Choices of the device: a cookie, so that the server draws the page with them from its first byte. */
export const useDensity = () => useChoice<Density>('density', 'default')
export const useTheme = () => useChoice<Theme>('theme', 'system')
export const useSidebar = () => useChoice<'open' | 'closed'>('sidebar', 'open')
export const useKeysChoice = () => useChoice<'on' | 'off'>('keys', 'on')

type Prefs = Record<string, string>

export function readPrefs(cookie: string | null): Prefs {
  const prefs: Prefs = {}
  for (const [, name = '', value = ''] of (cookie ?? '').matchAll(/(?:^|;\s*)(theme|density|sidebar|keys)=([a-z]+)/g)) {
    if (KNOWN[name]?.includes(value)) prefs[name] = value
  }
  return prefs
}

const KNOWN: Record<string, string[]> = {
  theme: THEMES.map(([value]) => value),
  density: DENSITIES.map(([value]) => value),
  sidebar: ['open', 'closed'],
  keys: ['on', 'off'],
}

function useChoice<T extends string>(name: string, usual: T): [T, (value: T) => void] {
  const prefs = (useRouteLoaderData('root') as { prefs?: Prefs } | undefined)?.prefs
  const [value, setValue] = useState<T>((prefs?.[name] as T) ?? usual)
  useEffect(() => {
    const heard = (event: Event) => {
      const [changed, to] = (event as CustomEvent<[string, T]>).detail
      if (changed === name) setValue(to)
    }
    window.addEventListener('choice', heard)
    return () => window.removeEventListener('choice', heard)
  }, [name])
  const choose = (to: T) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    document.cookie = `${name}=${to}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
    document.documentElement.dataset[name] = to
    window.dispatchEvent(new CustomEvent('choice', { detail: [name, to] }))
  }
  return [value, choose]
}
