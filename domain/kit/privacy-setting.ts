import * as z from 'zod'

const days = (least: number, most: number) => z.int().min(least).max(most)

/** How long is kept of people and of files what no law asks for; each runs by itself. */
export const PRIVACY_SETTINGS = {
  'privacy.session-days': {
    shape: days(7, 3650),
    usual: 180,
    label: 'Keep address and device of ended sessions for, days',
  },
  'privacy.site-contact-days': {
    shape: days(30, 3650),
    usual: 730,
    label: 'Keep site contacts of ended orders for, days',
  },
  'imports.kept-days': { shape: days(1, 365), usual: 7, label: 'Keep imported files for, days' },
  'fleet.position-days': { shape: days(7, 3650), usual: 62, label: 'Keep truck positions for, days' },
}
