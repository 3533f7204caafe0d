import type { MenuArea, MenuGroup } from './menu'

/** The entry of this address, or the longest one that it lies under. */
export function currentOf(area: MenuArea, pathname: string): string | undefined {
  return area.groups
    .flatMap(group => group.items.map(item => item.to))
    .filter(to => pathname === to || pathname.startsWith(`${to}/`))
    .sort((a, b) => b.length - a.length)[0]
}

/** The groups with the entries whose name, or whose group's, holds every word typed. */
export function entriesNamed(groups: MenuGroup[], text: string): MenuGroup[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups
  return groups
    .map(group => ({
      ...group,
      items: group.items.filter(({ label }) => {
        const name = `${group.title} ${label}`.toLowerCase()
        return words.every(word => name.includes(word))
      }),
    }))
    .filter(group => group.items.length > 0)
}
