import { Monitor, Moon, Sun } from 'lucide-react'
import { translated } from '~/domain/kit/translated'
import * as words from '~/domain/kit/words'
import { Button } from '~/web/ui/button'
import { Menu, MenuContent, MenuGroup, MenuRadio, MenuTrigger } from '~/web/ui/menu'
import { THEMES, type Theme, useTheme } from './density'

const ICON = { system: Monitor, light: Sun, dark: Moon }

const named = (theme: Theme) => translated(THEMES.find(([value]) => value === theme)?.[1] ?? '').toLowerCase()

/** System, light or dark; remembered on the device. */
export function ThemeToggle() {
  const [theme, setTheme] = useTheme()
  const Now = ICON[theme]
  return (
    <Menu modal={false}>
      <MenuTrigger asChild>
        <Button look="quiet" size="icon" aria-label={words.shellTheme({ name: named(theme) })}>
          <Now />
        </Button>
      </MenuTrigger>
      <MenuContent align="end" className="min-w-36">
        <MenuGroup value={theme} onValueChange={value => setTheme(value as Theme)}>
          {THEMES.map(([value, label]) => {
            const Icon = ICON[value]
            return (
              <MenuRadio key={value} value={value}>
                <Icon aria-hidden /> {translated(label)}
              </MenuRadio>
            )
          })}
        </MenuGroup>
      </MenuContent>
    </Menu>
  )
}
