import * as z from 'zod'
import { id } from '../kit/shape'
import { type Place, straightKm } from '../orders/travel'

const degrees = (most: number, label: string) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, `${label} as a decimal is needed`)
    .transform(Number)
    .pipe(z.number().min(-most, `${label} is at most ${most}`).max(most, `${label} is at most ${most}`))

export const MapPoint = z.strictObject({ latitude: degrees(90, 'Latitude'), longitude: degrees(180, 'Longitude') })
export const MapPointIn = z.strictObject({ ...MapPoint.shape, regionId: id().optional() })

/** Planning areas of Singapore by their middle, degrees: enough to say where a place is without any service. */
const AREAS = `Ang Mo Kio 1.3700 103.8495|Bedok 1.3236 103.9273|Bishan 1.3508 103.8485|Boon Lay 1.3040 103.7010
Bukit Batok 1.3590 103.7637|Bukit Merah 1.2819 103.8239|Bukit Panjang 1.3774 103.7719|Bukit Timah 1.3294 103.8021
Changi 1.3571 103.9876|Changi Bay 1.3220 104.0270|Choa Chu Kang 1.3854 103.7443|Clementi 1.3151 103.7652
Downtown 1.2840 103.8510|Geylang 1.3201 103.8918|Hougang 1.3712 103.8925|Jurong East 1.3329 103.7436
Jurong Island 1.2650 103.6990|Jurong Port 1.3060 103.7150|Jurong West 1.3404 103.7068|Kallang 1.3114 103.8714
Lim Chu Kang 1.4300 103.7170|Loyang 1.3710 103.9730|Mandai 1.4130 103.8180|Marina South 1.2741 103.8636
Marine Parade 1.3030 103.9070|Newton 1.3130 103.8380|Novena 1.3204 103.8438|Orchard 1.3040 103.8320
Outram 1.2800 103.8390|Pasir Panjang 1.2761 103.7919|Pasir Ris 1.3731 103.9493|Paya Lebar 1.3580 103.9150
Pioneer 1.3177 103.6972|Punggol 1.4043 103.9022|Punggol Timor 1.4168 103.8985|Queenstown 1.2942 103.7861
Seletar 1.4040 103.8690|Sembawang 1.4491 103.8201|Sengkang 1.3917 103.8954|Senoko 1.4620 103.8010
Sentosa 1.2490 103.8300|Serangoon 1.3550 103.8679|Sungei Kadut 1.4130 103.7490|Tampines 1.3532 103.9452
Tanglin 1.3070 103.8140|Tengah 1.3612 103.7289|Toa Payoh 1.3343 103.8563|Tuas 1.3214 103.6366
Tuas South 1.2780 103.6330|Woodlands 1.4369 103.7862|Yishun 1.4294 103.8354`

export type Named = Place & { name: string }
export const GAZETTEER: readonly Named[] = AREAS.split(/[|\n]/).map(text => {
  const [, name = '', latitude, longitude] = /^(.+) (\S+) (\S+)$/.exec(text) ?? []
  return { name, latitude: Number(latitude), longitude: Number(longitude) }
})

/** Beyond this no area of the list names a place, km. */
const REACH_KM = 8

/** The nearest of some named places and how far it is in km; null beyond its reach. */
export function nearestNamed<N extends Place>(
  at: Place,
  places: readonly N[],
  reachKm = REACH_KM,
): (N & { km: number }) | null {
  let best: (N & { km: number }) | null = null
  for (const place of places) {
    const km = straightKm(at, place)
    if (km <= reachKm && (!best || km < best.km)) best = { ...place, km }
  }
  return best && { ...best, km: Math.round(best.km * 1000) / 1000 }
}
