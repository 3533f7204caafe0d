import { Monitor, Moon, Sun } from 'lucide-react'
import { Button } from '~/web/ui/button'
import { Menu, MenuContent, MenuGroup, MenuRadio, MenuTrigger } from '~/web/ui/menu'
import { THEMES, type Theme, useTheme } from './density'

const ICON = { system: Monitor, light: Sun, dark: Moon }

/** System, light or dark; remembered on the device. */
export function ThemeToggle() {
  const [theme, setTheme] = useTheme()
  const Now = ICON[theme]
  return (
    <Menu modal={false}>
      <MenuTrigger asChild>
        <Button look="quiet" size="icon" aria-label={`Theme: ${theme}`}>
          <Now />
        </Button>
      </MenuTrigger>
      <MenuContent align="end" className="min-w-36">
        <MenuGroup value={theme} onValueChange={value => setTheme(value as Theme)}>
          {THEMES.map(([value, label]) => {
            const Icon = ICON[value]
            return (
              <MenuRadio key={value} value={value}>
                <Icon aria-hidden /> {label}
              </MenuRadio>
            )
          })}
        </MenuGroup>
      </MenuContent>
    </Menu>
  )
}
