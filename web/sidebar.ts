import type { Role } from '~/domain/access/roles'
import type { MenuArea } from './kit/shell/menu'

type Group = readonly [title: string, ...urls: string[]]
export type AreaSidebar = {
  key: string
  label: string
  short: string
  icon: MenuArea['icon']
  /** Who sees the menu; without a list, whoever opens one of its screens. */
  roles?: readonly Role[]
  groups: readonly Group[]
}
