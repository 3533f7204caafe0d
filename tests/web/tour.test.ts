import { expect, test } from 'vitest'
import { STAFF_ROLES } from '~/domain/access/roles'
import { tourOf } from '~/domain/help/tour'
import { mayOpen, screenAt } from '~/web/kit/screens'
import { menuFor } from '~/web/menu'
import { allScreens } from '~/web/screens'

/** Roles that open fewer than five screens have a tour of what they have. */
const FEW: string[] = ['hr_cement', 'sale', 'project_team', 'salesperson_md', 'it']

test.each(STAFF_ROLES)('%s is shown five screens, each of which the role may open', role => {
  const steps = tourOf([role])
  expect(new Set(steps.map(({ to }) => to)).size).toBe(steps.length)
  if (FEW.includes(role)) expect(menuFor([role]).flatMap(area => area.groups).length).toBeLessThan(5)
  else expect(steps).toHaveLength(5)
  for (const { to, text } of steps) {
    const screen = screenAt(allScreens, to)
    expect(screen && mayOpen(screen, [role]), `${role} ${to}`).toBe(true)
    expect(text().length, to).toBeLessThan(160)
  }
})
