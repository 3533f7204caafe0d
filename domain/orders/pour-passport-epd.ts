import type { Letterhead } from '../kit/letterhead'
import { compare, decimal } from '../kit/money'
import type { PassportContent } from './pour-passport'
import type { PrintedPassport } from './pour-passport-document'

const num = (value: string | null) => (value === null ? null : Number(value))
const gwp = (kg: string, cubicMetres: string) => ({
  mean: decimal(kg).div(cubicMetres).toDecimalPlaces(3).toNumber(),
  unit: 'kgCO2e',
})

/** What the models hold at most; all of it is in `ext`. */
const MOST = { letters: 200, plants: 32, includes: 255 }

/** Names with commas, as many as there is room for, and how many more there are. */
function listed(names: readonly string[]): string {
  const all = names.join(', ')
  if (all.length <= MOST.letters) return all
  for (let count = names.length - 1; count > 0; count--) {
    const text = `${names.slice(0, count).join(', ')}, and ${names.length - count} more`
    if (text.length <= MOST.letters) return text
  }
  return `${names[0]!.slice(0, MOST.letters - 1)}…`
}

const heaviest = (materials: PassportContent['materials']) =>
  materials.length <= MOST.includes
    ? materials
    : materials.toSorted((a, b) => compare(b.kg, a.kg)).slice(0, MOST.includes)

/** The models take one class of each kind, XC to XA. */
const severest = (classes: readonly string[]) =>
  [...Map.groupBy(classes, one => one.slice(0, 2)).values()].map(kind => kind.toSorted().at(-1)!)

/**
 * The passport as openEPD, version 0.1: names of fields as the published schema has them (github.com/cchangelabs/openepd, model/epd.py,
 * model/lcia.py, model/specs/singular/concrete.py). It declares one m³ of what was poured; figures of the pour, for which the
 * schema has no place, are in `ext`. No third party has verified it, and it says so by naming none.
 */
export function passportEpd(of: PrintedPassport, content: PassportContent, sender: Letterhead) {
  const { carbon, materials } = content
  const per = carbon.cubicMetres
  const weighed = materials.reduce((sum, { kg }) => sum.plus(kg), decimal('0'))
  const stages = carbon.deliveries > 0
  const only = content.concretes.length === 1 ? content.concretes[0]! : null
  return {
    doctype: 'openEPD',
    openepd_version: '0.1',
    language: 'en',
    version: of.revision + 1,
    date_of_issue: of.issuedAt.toISOString(),
    manufacturer: { name: sender.name, hq_location: { address: sender.address } },
    plants: [...new Set(content.concretes.flatMap(({ plants }) => plants))]
      .slice(0, MOST.plants)
      .map(name => ({ name })),
    program_operator: null,
    third_party_verifier: null,
    compliance: [],
    product_name: listed(content.concretes.map(({ productName }) => productName)),
    product_sku: listed(content.concretes.map(({ productCode }) => productCode)),
    product_description: `${content.orderNos.length === 1 ? `Pour ${content.orderNos[0]}` : 'Concrete'} for ${content.projectName}, ${content.from} to ${content.to}`,
    product_classes: { EC3: 'Construction Materials >> Concrete >> ReadyMix' },
    declared_unit: { qty: 1, unit: 'm3' },
    kg_per_declared_unit: weighed.isZero() ? null : { qty: weighed.div(per).toDecimalPlaces(1).toNumber(), unit: 'kg' },
    impacts: stages
      ? {
          // The factors come from several declarations, each by its own method.
          'Unknown LCIA': {
            gwp: {
              A1A2A3: { mean: Number(carbon.perCubicMetre), unit: 'kgCO2e' },
              A1: gwp(carbon.load.a1, per),
              A2: gwp(carbon.load.a2, per),
              A3: gwp(carbon.load.a3, per),
              A4: gwp(carbon.load.a4, per),
            },
          },
        }
      : {},
    specs: { Concrete: only ? concreteSpecs(content, only) : {} },
    includes: heaviest(materials).map(({ name, kg, source }) => ({
      qty: decimal(kg).div(per).toDecimalPlaces(3).toNumber(),
      citation: `${name}, kg${source ? `: ${source}` : ''}`,
    })),
    ext: {
      passport: {
        number: of.passportNo,
        revision: of.revision,
        status: of.status,
        content_sha256: of.contentHash,
        issued_by: of.issuedByName,
        content,
      },
    },
  }
}

function concreteSpecs({ properties }: PassportContent, of: PassportContent['concretes'][number]) {
  const highest = (key: string) => properties.find(row => row.key === key)?.highest ?? null
  const [least, most] = of.slump.replace(' mm', '').split(' to ')
  return {
    strength_28d: `${of.strengthMpa} MPa`,
    min_slump: `${least} mm`,
    max_slump: `${most} mm`,
    w_c_ratio: num(highest('water-cement')),
    aggregate_size_max: `${of.aggregateMm} mm`,
    en_exposure_classes: severest(of.exposure).map(one => `en206.${one}`),
  }
}
