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
  /** The workplaces: what a person with more than nine screens sees at once, the rest being a click away. In the groups too. */
  workplaces?: readonly string[]
}

/** As many entries as are read at a glance. */
export const MOST_ENTRIES = 9

/** Addresses that show the screen of another entry, or a tab of it: left out for whoever has that entry. */
export const SAME_SCREEN: Record<string, string> = {
  'order/detail': 'order',
  'order/search-do': 'order/search-filter-do',
  'raw-material-testing/sample-submission-form/req': 'raw-material-testing/sample-submission-form',
  'raw-material-testing/sample-submission-form/eng': 'raw-material-testing/sample-submission-form',
  'raw-material-testing/sample-submission-form/mgr': 'raw-material-testing/sample-submission-form',
  'inhouse-cylinder-testing/inhouse-cylinder-listing': 'inhouse-cylinder-testing',
  'inhouse-cylinder-testing/cylinder-test-info': 'inhouse-cylinder-testing',
  'billing/stock-close': 'material/stock-close',
  'fleet/pass/driver-pass': 'fleet/pass',
  'fleet/pass/truck-pass': 'fleet/pass',
  'support/manage-silo-level': 'support/material',
  'support/manage-portal': 'support/users',
}
