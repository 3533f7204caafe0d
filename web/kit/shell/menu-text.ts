import { translated } from '~/domain/kit/translated'
import type { Menu, MenuArea, MenuGroup } from './menu'

/** Before the title of a group that is behind the workplaces. */
const MORE = '+'

/**
 * Each page carries the person's whole menu, so it travels as one line of text: areas by `^`, groups by `#`, entries by `;`,
 * parts by `~`. An address says only how many parts of its path it shares with the one before. Names are in the language of
 * the person already, so that no browser carries them twice.
 */
export function packMenu(menu: Menu): string {
  let before: string[] = []
  const item = (to: string, label: string) => {
    const path = to.split('/').slice(1)
    let shared = 0
    while (shared < 9 && shared < path.length - 1 && path[shared] === before[shared]) shared++
    before = path
    return `${shared}${path.slice(shared).join('/')}~${translated(label)}`
  }
  const group = ({ title, items, more }: MenuGroup) =>
    [(more ? MORE : '') + translated(title), ...items.map(one => item(one.to, one.label))].join(';')
  return menu
    .map(({ key, label, short, icon, groups }) =>
      [[key, translated(label), translated(short), icon].join('~'), ...groups.map(group)].join('#'),
    )
    .join('^')
}

export function unpackMenu(text: string): Menu {
  if (!text) return []
  let before: string[] = []
  const item = (entry: string) => {
    const at = entry.indexOf('~')
    before = [...before.slice(0, Number(entry[0])), ...entry.slice(1, at).split('/')]
    return { to: `/${before.join('/')}`, label: entry.slice(at + 1) }
  }
  return text.split('^').map(area => {
    const [head = '', ...rest] = area.split('#')
    const [key = '', label = '', short = '', icon] = head.split('~')
    const groups = rest.map(group => {
      const [title = '', ...items] = group.split(';')
      const plain = { title: title.replace(MORE, ''), items: items.map(item) }
      return title.startsWith(MORE) ? { ...plain, more: true as const } : plain
    })
    return { key, label, short, icon: icon as MenuArea['icon'], to: groups[0]?.items[0]?.to ?? '/', groups }
  })
}
