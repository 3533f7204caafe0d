import * as z from 'zod'

const whole = (least: number, most: number) => z.int().min(least).max(most)

/** How long is kept of people and of files what no law asks for; each runs by itself. */
export const PRIVACY_SETTINGS = {
  'privacy.session-days': {
    shape: whole(7, 3650),
    usual: 180,
    label: 'Keep address and device of ended sessions for, days',
  },
  'privacy.site-contact-days': {
    shape: whole(30, 3650),
    usual: 730,
    label: 'Keep site contacts of ended orders for, days',
  },
  'privacy.export-rows': {
    shape: whole(0, 5000),
    usual: 200,
    label: 'Password, code or passkey again before more rows of a list are exported than',
  },
  'imports.kept-days': { shape: whole(1, 365), usual: 7, label: 'Keep imported files for, days' },
  'fleet.position-days': { shape: whole(7, 3650), usual: 62, label: 'Keep truck positions for, days' },
}
