import { useKeysChoice, useTheme } from '~/web/kit/shell/density'
import type { Menu } from '~/web/kit/shell/menu'
import { type Found, screensOf } from './search'

const action = (label: string, detail: string, to: string, run?: () => void): Found => ({
  kind: 'action',
  label,
  detail,
  to,
  ...(run ? { run } : {}),
})

/** A screen where creating starts; the action shows to whoever has the screen in the menu. */
const CREATE: [label: string, to: string, needs: string][] = [
  ['Create order', '/order/new', '/order'],
  ['Create customer', '/sales-management/customers/create', '/sales-management/customers/overview'],
  ['Create project', '/sales-management/projects/create', '/sales-management/projects/overview'],
]

/** What the palette can do besides opening: create, look and keys, help, leave. */
export function useActions(menu: Menu, onHelp: () => void, onLeave: () => void): Found[] {
  const [theme, setTheme] = useTheme()
  const [keys, setKeys] = useKeysChoice()
  const known = new Set(screensOf(menu).map(one => one.to))
  const others = (['light', 'dark', 'system'] as const).filter(one => one !== theme)
  return [
    ...CREATE.filter(([, , needs]) => known.has(needs)).map(([label, to]) => action(label, 'Create', to)),
    action('Keyboard shortcuts', 'Help', 'help', onHelp),
    action('Words of the trade', 'Help', 'glossary', onHelp),
    ...others.map(one => action(`Theme: ${one}`, 'Settings', `theme ${one}`, () => setTheme(one))),
    action(`Single-key shortcuts: switch ${keys === 'on' ? 'off' : 'on'}`, 'Settings', 'keys', () =>
      setKeys(keys === 'on' ? 'off' : 'on'),
    ),
    action('Change password', 'Account', '/auth/change-password'),
    action('Sign-in and sessions', 'Account', '/auth/sessions'),
    action('Sign out', 'Account', 'leave', onLeave),
  ]
}
