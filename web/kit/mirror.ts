import { type Screen, support } from './screens'

/**
 * Office screens at the addresses of IT support: the same file a second time. They are read-only without a word in them,
 * because nothing that writes can be reached from there and no right to change is held.
 */
export function mirrored(
  rows: readonly (readonly [own: string, office: string])[],
  office: readonly Screen[],
): Screen[] {
  return rows.flatMap(([own, url], at) => {
    // A screen that has two addresses has its records beneath the first, where links lead too.
    const first = rows.findIndex(([, other]) => other === url) === at
    const there = office.filter(screen => screen.url === url || (first && isRecordBelow(screen.url, url, rows)))
    return there.map(screen => ({ ...screen, url: `support/${own}${screen.url.slice(url.length)}`, roles: support }))
  })
}

/** Where a link of a mirrored screen leads in the support area: the office's pattern and the support's. */
export function twinsOf(all: readonly Screen[]): [office: string, own: string][] {
  const inSupportArea = all.filter(({ url }) => url.startsWith('support/'))
  return all
    .filter(({ url }) => !url.startsWith('support/'))
    .flatMap(screen => {
      const twin = inSupportArea.find(
        ({ area, file, noun }) => area === screen.area && file === screen.file && noun === screen.noun,
      )
      return twin ? [[screen.url, twin.url] as [string, string]] : []
    })
}

/** `fleet/plant/:plant_form` comes with `fleet/plant`, unless it has a row of its own. */
const isRecordBelow = (url: string, office: string, rows: readonly (readonly [string, string])[]) =>
  url.startsWith(`${office}/:`) && !rows.some(([, other]) => other === url)
