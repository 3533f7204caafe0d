/** Where the demo company is: three regions of Singapore, six plants, and the towns its sites lie in. */
export const REGIONS = [
  {
    code: 'W',
    regionName: 'West',
    boundary: [
      [103.6, 1.2],
      [103.78, 1.24],
      [103.785, 1.38],
      [103.7, 1.42],
      [103.6, 1.34],
    ],
  },
  {
    code: 'N',
    regionName: 'North',
    boundary: [
      [103.7, 1.42],
      [103.785, 1.38],
      [103.86, 1.365],
      [103.885, 1.43],
      [103.81, 1.475],
      [103.72, 1.45],
    ],
  },
  {
    code: 'E',
    regionName: 'East',
    boundary: [
      [103.78, 1.24],
      [103.9, 1.26],
      [104.04, 1.31],
      [104.03, 1.4],
      [103.885, 1.43],
      [103.86, 1.365],
      [103.785, 1.38],
    ],
  },
] as const satisfies { code: string; regionName: string; boundary: [number, number][] }[]

export const PLANTS = [
  {
    plantCode: 'TUS',
    plantName: 'Tuas',
    region: 'W',
    address: '21 Tuas South Street 11',
    latitude: 1.2965,
    longitude: 103.6312,
    capacityPerHour: '150.00',
    lines: 2,
  },
  {
    plantCode: 'JRP',
    plantName: 'Jurong Port',
    region: 'W',
    address: '8 Jurong Port Road',
    latitude: 1.3098,
    longitude: 103.7145,
    capacityPerHour: '180.00',
    lines: 2,
  },
  {
    plantCode: 'SKD',
    plantName: 'Sungei Kadut',
    region: 'N',
    address: '15 Sungei Kadut Drive',
    latitude: 1.4147,
    longitude: 103.7503,
    capacityPerHour: '140.00',
    lines: 2,
  },
  {
    plantCode: 'SNK',
    plantName: 'Senoko',
    region: 'N',
    address: '42 Senoko Crescent',
    latitude: 1.4638,
    longitude: 103.8035,
    capacityPerHour: '110.00',
    lines: 1,
  },
  {
    plantCode: 'PGT',
    plantName: 'Punggol Timor',
    region: 'E',
    address: '3 Pulau Punggol Timor',
    latitude: 1.4168,
    longitude: 103.8985,
    capacityPerHour: '160.00',
    lines: 2,
  },
  {
    plantCode: 'LYG',
    plantName: 'Loyang',
    region: 'E',
    address: '60 Loyang Way',
    latitude: 1.3746,
    longitude: 103.9762,
    capacityPerHour: '120.00',
    lines: 1,
  },
] as const

export const TOWNS = [
  { name: 'Tengah', latitude: 1.3612, longitude: 103.7289, region: 'W', postal: '69' },
  { name: 'Bukit Batok', latitude: 1.3496, longitude: 103.7528, region: 'W', postal: '65' },
  { name: 'Clementi', latitude: 1.3151, longitude: 103.7652, region: 'W', postal: '12' },
  { name: 'Jurong East', latitude: 1.3329, longitude: 103.7436, region: 'W', postal: '60' },
  { name: 'Jurong West', latitude: 1.3404, longitude: 103.7068, region: 'W', postal: '64' },
  { name: 'Tuas', latitude: 1.3214, longitude: 103.6366, region: 'W', postal: '63' },
  { name: 'Pioneer', latitude: 1.3177, longitude: 103.6972, region: 'W', postal: '62' },
  { name: 'Queenstown', latitude: 1.2942, longitude: 103.7861, region: 'W', postal: '14' },
  { name: 'Pasir Panjang', latitude: 1.2761, longitude: 103.7919, region: 'W', postal: '11' },
  { name: 'Choa Chu Kang', latitude: 1.3854, longitude: 103.7443, region: 'N', postal: '68' },
  { name: 'Bukit Panjang', latitude: 1.3774, longitude: 103.7719, region: 'N', postal: '67' },
  { name: 'Woodlands', latitude: 1.4369, longitude: 103.7862, region: 'N', postal: '73' },
  { name: 'Sembawang', latitude: 1.4491, longitude: 103.8201, region: 'N', postal: '75' },
  { name: 'Yishun', latitude: 1.4294, longitude: 103.8354, region: 'N', postal: '76' },
  { name: 'Ang Mo Kio', latitude: 1.3702, longitude: 103.8496, region: 'N', postal: '56' },
  { name: 'Bishan', latitude: 1.3508, longitude: 103.8485, region: 'N', postal: '57' },
  { name: 'Punggol', latitude: 1.4043, longitude: 103.9022, region: 'E', postal: '82' },
  { name: 'Sengkang', latitude: 1.3917, longitude: 103.8954, region: 'E', postal: '54' },
  { name: 'Hougang', latitude: 1.3712, longitude: 103.8925, region: 'E', postal: '53' },
  { name: 'Tampines', latitude: 1.3532, longitude: 103.9452, region: 'E', postal: '52' },
  { name: 'Pasir Ris', latitude: 1.3731, longitude: 103.9493, region: 'E', postal: '51' },
  { name: 'Changi', latitude: 1.3571, longitude: 103.9876, region: 'E', postal: '49' },
  { name: 'Bedok', latitude: 1.3236, longitude: 103.9273, region: 'E', postal: '46' },
  { name: 'Kallang', latitude: 1.3114, longitude: 103.8714, region: 'E', postal: '39' },
  { name: 'Toa Payoh', latitude: 1.3343, longitude: 103.8563, region: 'E', postal: '31' },
  { name: 'Geylang', latitude: 1.3201, longitude: 103.8918, region: 'E', postal: '38' },
  { name: 'Marina South', latitude: 1.2741, longitude: 103.8636, region: 'E', postal: '01' },
  { name: 'Novena', latitude: 1.3204, longitude: 103.8438, region: 'E', postal: '30' },
] as const

const RADIUS_KM = 6371

/** Straight distance in km on the sphere. */
export function distanceKm(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * RADIUS_KM * Math.asin(Math.sqrt(chord))
}
