import { roleName } from '../access/role-names'
import { ROLES } from '../access/roles'
import type { SettingName } from './setting'
import { type Entries, entriesOf, sentence, settingForm } from './setting-fields'

/** What differs between two values of rows, input by input, each named by its row: "Dispatcher: lowest margin, % 12 → 13". */
export function rowChanges(name: SettingName, before: unknown, after: unknown): string[] {
  const [was, is] = [entriesOf(name, before), entriesOf(name, after)]
  const labels = new Map(settingForm(name).fields.map(({ path, label }) => [path.replace(/^\./, ''), label]))
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter(path => was[path] !== is[path])
    .flatMap(path => {
      const [, at = '0', field = ''] = /^(\d+)\.(.*)$/.exec(path) ?? []
      const label = labels.get(field)
      if (!label) return []
      const row = rowName(is, at) ?? rowName(was, at) ?? `Row ${Number(at) + 1}`
      return [`${row}: ${label} ${shown(was[path])} → ${shown(is[path])}`]
    })
}

const shown = (text: string | undefined) => (text === 'true' ? 'yes' : text || 'none')

function rowName(entries: Entries, at: string): string | undefined {
  const role = ROLES.find(each => each === entries[`${at}.role`])
  const kind = entries[`${at}.kind`]
  return role ? roleName(role) : (entries[`${at}.name`] ?? (kind && sentence(kind)))
}
